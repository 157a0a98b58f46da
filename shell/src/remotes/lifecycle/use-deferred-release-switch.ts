import { hasUnsavedAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Destination } from '../registry/find-remote.ts';

/** Allows a replacement on navigation, or immediately if nothing is lost, but never under unsaved entries. */
export function canReplace(
  held: Destination,
  newest: Destination,
  { moved, degraded, unsaved }: { moved: boolean; degraded: boolean; unsaved: boolean },
): boolean {
  if (held.kind !== 'remote') return true;
  const stays = newest.kind === 'remote' && newest.remote.name === held.remote.name;
  if (unsaved) return moved && !stays;
  return moved || degraded || !stays;
}

export function useDeferredReleaseSwitch(
  newest: Destination,
  pathname: string,
  degraded: boolean,
): Destination {
  const unsaved = useAtomValue(hasUnsavedAtom);
  const [held, setHeld] = useState({ destination: newest, pathname });
  const moved = held.pathname !== pathname;
  if (held.destination === newest && !moved) return newest;
  const replaced = canReplace(held.destination, newest, { moved, degraded, unsaved });
  const next = { destination: replaced ? newest : held.destination, pathname };
  if (replaced || moved) setHeld(next);
  return next.destination;
}
