import { useSyncExternalStore } from 'react';

/** Wide enough to be a computer's window. */
export const desktopWidth = '(min-width: 62rem)';

/** Whether the device has a mouse or a touchpad, as computers have and phones do not. */
export const computer = '(hover: hover) and (pointer: fine)';

/** Whether a media query matches, kept up to date. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
  );
}
