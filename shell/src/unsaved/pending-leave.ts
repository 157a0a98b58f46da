import { hasUnsavedAtom } from '@suite/session';
import { atom } from 'jotai';

export const pendingLeaveAtom = atom<{ leave: () => void } | null>(null);

export const leaveAtom = atom(null, (get, set, leave: () => void) => {
  if (get(hasUnsavedAtom)) set(pendingLeaveAtom, { leave });
  else leave();
});
