/** Whether somebody of this browser has been at the tables of a server: only then is there anything to listen for. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const useOnline = create<{ readonly isOnline: boolean }>()(
  persist((): { readonly isOnline: boolean } => ({ isOnline: false }), { name: 'arenarium.online' }),
);
