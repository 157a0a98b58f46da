import type { LoadPhase } from '@suite/descriptor';

export interface LoadTrace {
  endPhase(phase: LoadPhase): void;
  mounted(): void;
  failed(error: unknown): void;
  /** The visitor stopped waiting, which is no failure of the release. */
  cancel(): void;
  discard(): void;
}
