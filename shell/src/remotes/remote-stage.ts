import type { ComponentType } from 'react';
import type { LoadFailure } from './load-failure.ts';
import type { LoadTrace } from './report-load.ts';

/** A release that can be mounted, and the account of its load. */
export interface Started {
  Screens: ComponentType;
  trace: LoadTrace;
}

/** How far a remote has come: its newest release, the one before it in its place, or neither. */
export type RemoteStage =
  | { kind: 'loading' }
  | ({ kind: 'newest'; since: number } & Started)
  | ({ kind: 'earlier'; cause: LoadFailure } & Started)
  | { kind: 'failed'; cause: LoadFailure };
