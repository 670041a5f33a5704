/** What is open beside the table: one thing at a time, never by itself. */
import { create } from 'zustand';

export type Opened = 'log' | 'options' | 'whyNot' | 'closer' | 'menu';

interface Drawer {
  readonly opened: Opened | null;
  /** The thing looked at closely. */
  readonly point: string | null;
  readonly label: string;
}

export const useDrawer = create<Drawer>()(() => ({ opened: null, point: null, label: '' }));

export const openDrawer = (opened: Opened): void => useDrawer.setState({ opened });
export const closeDrawer = (): void => useDrawer.setState({ opened: null, point: null });
export const toggleDrawer = (wanted: Opened): void =>
  useDrawer.setState(({ opened }) => ({ opened: opened === wanted ? null : wanted }));
/** Look closely at something: its large form. */
export const lookAt = (point: string, label: string): void => useDrawer.setState({ opened: 'closer', point, label });
