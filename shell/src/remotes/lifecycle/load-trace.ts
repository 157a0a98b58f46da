import type { LiveRemote, LoadableRelease, LoadPhase } from '@suite/descriptor';

/** Follows one load that a visitor waits for. */
export interface LoadTrace {
  /** A phase is over, and the next begins. */
  endPhase(phase: LoadPhase): void;
  /** The first screen is in the page; what is shown again is no load. */
  mounted(): void;
  /** It failed in the phase it was in. */
  failed(error: unknown): void;
  /** It is not waited for any more; no failure of the release. */
  cancel(): void;
  /** It ended in a way that is not reported. */
  discard(): void;
}

/** Begins to follow a load of `release` for `remote`. */
export type TraceLoad = (remote: LiveRemote, release: LoadableRelease) => LoadTrace;
