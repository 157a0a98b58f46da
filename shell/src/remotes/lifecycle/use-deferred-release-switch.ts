import { hasUnsavedAtom } from '@suite/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Destination } from '../registry/find-remote.ts';

interface Circumstances {
  /** The visitor has gone to another path since. */
  moved: boolean;
  /** What is in use failed, or an earlier release stands in for it. */
  degraded: boolean;
  /** A form on the page holds unsaved changes. */
  unsaved: boolean;
}

/**
 * Whether the newest answer of the registry may take the place of what is in use: at the next navigation, at once
 * where there is nothing to lose, and never under an unsaved form.
 */
export function canReplace(
  held: Destination,
  newest: Destination,
  { moved, degraded, unsaved }: Circumstances,
): boolean {
  if (held.kind !== 'remote') return true;
  const stays = newest.kind === 'remote' && newest.remote.name === held.remote.name;
  if (unsaved) return moved && !stays;
  return moved || degraded || !stays;
}

/** What the page shows: the newest destination, or the one in use for as long as it must not be replaced. */
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
