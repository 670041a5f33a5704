/** Whether time is kept at the table one sits at: only then seats need the part of the page that draws clocks. */
import { create } from 'zustand';

export const useTimed = create<{ readonly isTimed: boolean }>()(() => ({ isTimed: false }));
