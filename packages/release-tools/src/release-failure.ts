import type { Problem } from '@suite/descriptor';

/** Why a command failed, as a message for its user. */
export class ReleaseFailure extends Error {
  readonly problems: readonly Problem[];
  /** What the process ends with. */
  readonly exitCode: number = 1;

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.name = 'ReleaseFailure';
    this.problems = problems;
  }
}

/** A command line that cannot be understood. */
export class UsageFailure extends ReleaseFailure {
  override readonly exitCode = 2;
}
