import type { Problem } from '@suite/remote-kit/descriptor';

/** Why a command did not do what it was asked, said to the person who asked. */
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
