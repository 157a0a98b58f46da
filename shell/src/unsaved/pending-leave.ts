import { hasUnsavedAtom } from '@suite/session';
import { atom } from 'jotai';

/** A way off the page that waits for the visitor's answer. */
export const pendingLeaveAtom = atom<{ leave: () => void } | null>(null);

/** Runs `leave` at once, or once the visitor has agreed to lose the unsaved entries of the page. */
export const leaveAtom = atom(null, (get, set, leave: () => void) => {
  if (get(hasUnsavedAtom)) set(pendingLeaveAtom, { leave });
  else leave();
});
