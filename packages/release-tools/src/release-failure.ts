import type { Problem } from '@suite/descriptor';

/** An expected failure with a message for the user. */
export class ReleaseFailure extends Error {
  readonly problems: readonly Problem[];
  readonly exitCode: number = 1;

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.name = 'ReleaseFailure';
    this.problems = problems;
  }
}

export class UsageFailure extends ReleaseFailure {
  override readonly exitCode = 2;
}
