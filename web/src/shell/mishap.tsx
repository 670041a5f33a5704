/** Catches what a screen or a board throws while drawing, and shows something useful instead of an empty page. */
import { Component, type ReactNode } from 'react';

interface MishapProps {
  /** What to show instead, given what went wrong. */
  instead(because: string): ReactNode;
  readonly children: ReactNode;
}
interface MishapState {
  readonly because: string | null;
}

/** React knows no other way to catch a mistake in drawing than a class. */
export class Mishap extends Component<MishapProps, MishapState> {
  override state: MishapState = { because: null };

  static getDerivedStateFromError(error: unknown): MishapState {
    return { because: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    return this.state.because === null ? this.props.children : this.props.instead(this.state.because);
  }
}
