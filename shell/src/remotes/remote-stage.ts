import type { ComponentType } from 'react';
import type { LoadFailure } from './load-failure.ts';

/** How far a remote has come: its newest release, the one before it in its place, or neither. */
export type RemoteStage =
  | { kind: 'loading' }
  | { kind: 'newest'; Screens: ComponentType; since: number }
  | { kind: 'earlier'; Screens: ComponentType; cause: LoadFailure }
  | { kind: 'failed'; cause: LoadFailure };
