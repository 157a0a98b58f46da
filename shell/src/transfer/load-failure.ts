interface LoadFailureOptions {
  canRecover: boolean;
  isShellFailure?: boolean;
  hasNotStarted?: boolean;
  cause?: unknown;
}

/**
 * Why a release is not shown. What could not be fetched may come back and is worth asking for again; code that
 * failed will fail the same way until another release takes its place.
 */
export class LoadFailure extends Error {
  readonly canRecover: boolean;
  /** True when a part of the shell itself is missing: an earlier release would miss it too. */
  readonly isShellFailure: boolean;
  /** True when it failed before it had shown anything, however long that took. */
  readonly hasNotStarted: boolean;

  constructor(
    message: string,
    { canRecover, isShellFailure = false, hasNotStarted = false, cause }: LoadFailureOptions,
  ) {
    super(message, { cause });
    this.name = 'LoadFailure';
    this.canRecover = canRecover;
    this.isShellFailure = isShellFailure;
    this.hasNotStarted = hasNotStarted;
  }
}

/** Any error as a failure of a release; a file that did not arrive is told from one that ran and failed. */
export function toLoadFailure(error: unknown): LoadFailure {
  if (error instanceof LoadFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new LoadFailure(message, { canRecover: isNetworkError(error), cause: error });
}

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // webpack says `missing` of a script that arrived and did not do what it should.
  if (error.name === 'ChunkLoadError') return (error as { type?: string }).type !== 'missing';
  return error.name === 'ScriptNetworkError' || error.message.includes('ScriptNetworkError');
}
