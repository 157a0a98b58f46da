import type { LoadableRelease } from '@suite/descriptor';
import { createContext, type ComponentType } from 'react';
import type { LoadFailure } from '../../transfer/load-failure.ts';
import type { LoadTrace } from './load-trace.ts';

/** What is mounted of a release. `reportsShown`: it says by {@link ShownContext} when it has something to show. */
export type ReleaseScreens = ComponentType & { reportsShown?: true };

/** Takes that a release has come to show something. */
export const ShownContext = createContext<() => void>(() => undefined);

/** A release that can be mounted, and the account of its load. */
export interface StartedRelease {
  release: LoadableRelease;
  Screens: ReleaseScreens;
  trace: LoadTrace;
}

/** How far a remote has come: its newest release, the one before it in its place, or neither. */
export type RemoteStage =
  | { kind: 'loading'; isLate?: boolean }
  | ({ kind: 'newest'; since: number } & StartedRelease)
  /** Without a cause the newest one is still on its way. */
  | ({ kind: 'earlier'; cause?: LoadFailure } & StartedRelease)
  | { kind: 'failed'; cause: LoadFailure };

/** True while the newest release is missing from the page, and has been for longer than a load takes. */
export function isDegraded(stage: RemoteStage): boolean {
  return stage.kind === 'loading' ? stage.isLate === true : stage.kind !== 'newest';
}
