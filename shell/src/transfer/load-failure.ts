interface LoadFailureOptions {
  canRecover: boolean;
  isShellFailure?: boolean;
  hasNotStarted?: boolean;
  cause?: unknown;
}

/** Failed downloads are worth a retry; failed code needs another release. */
export class LoadFailure extends Error {
  readonly canRecover: boolean;
  /** An earlier release would need the missing part of the shell too. */
  readonly isShellFailure: boolean;
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

export function toLoadFailure(error: unknown): LoadFailure {
  if (error instanceof LoadFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new LoadFailure(message, { canRecover: isNetworkError(error), cause: error });
}

function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // webpack uses `missing` for a script that arrived but did not register its modules.
  if (error.name === 'ChunkLoadError') return (error as { type?: string }).type !== 'missing';
  return error.name === 'ScriptNetworkError' || error.message.includes('ScriptNetworkError');
}
