import type { LiveRemote, LoadableRelease, LoadPhase } from '@suite/descriptor';
import { createContext, type ComponentType } from 'react';
import type { LoadFailure } from '../../transfer/load-failure.ts';
import type { ExposedModule } from '../federation/exposed-module.ts';

/** `reportsShown` means that the component calls {@link ShownContext} itself. */
export type ReleaseScreens = ComponentType & { reportsShown?: true };

export const ShownContext = createContext<() => void>(() => undefined);

export interface LoadOptions {
  again?: boolean;
  /** A failure is neither shown nor reported. */
  quiet?: boolean;
  signal?: AbortSignal | undefined;
}

export interface ReleaseToLoad extends LoadOptions {
  remote: LiveRemote;
  module?: string;
  open: (exported: ExposedModule) => Promise<ReleaseScreens>;
}

export interface StartedRelease {
  release: LoadableRelease;
  Screens: ReleaseScreens;
  trace: LoadTrace;
}

export type RemoteStage =
  | { kind: 'loading'; isLate?: boolean }
  | ({ kind: 'newest'; since: number } & StartedRelease)
  /** Without a cause the newest release is still loading. */
  | ({ kind: 'earlier'; cause?: LoadFailure } & StartedRelease)
  | { kind: 'failed'; cause: LoadFailure };

export function isDegraded(stage: RemoteStage): boolean {
  return stage.kind === 'loading' ? stage.isLate === true : stage.kind !== 'newest';
}

export interface LoadTrace {
  endPhase(phase: LoadPhase): void;
  mounted(): void;
  failed(error: unknown): void;
  /** The visitor stopped waiting, which is no failure of the release. */
  cancel(): void;
  discard(): void;
}
