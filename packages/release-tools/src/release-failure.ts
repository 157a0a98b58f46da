import type { Problem } from '@suite/remote-kit/descriptor';

/** Why a release did not happen, said to the person who asked for it. */
export class ReleaseFailure extends Error {
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.name = 'ReleaseFailure';
    this.problems = problems;
  }
}
