/** Returns whether a thread of Piscina ran out of memory, or out of the time of its signal. */
export function endedThread(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'AbortError';
}
