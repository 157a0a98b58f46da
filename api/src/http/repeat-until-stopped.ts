import type { FastifyBaseLogger } from 'fastify';

export interface RepeatedWork {
  /** One round. `signal` says that the rounds stop; work in many steps ends early then. */
  work: (round: { isFirst: boolean; signal: AbortSignal }) => Promise<unknown>;
  /** From the end of a round to the next one. */
  pauseMs: number;
  /** What the log says of a round that failed. The next one comes all the same. */
  failureMessage: string;
}

/**
 * Does something at once, and again a pause after each end, so that rounds never overlap. It keeps no process alive.
 * @returns what stops it, after a round that is under way
 */
export function repeatUntilStopped(
  log: Pick<FastifyBaseLogger, 'error'>,
  { work, pauseMs, failureMessage }: RepeatedWork,
): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void>;

  const begin = (isFirst: boolean) => {
    underWay = work({ isFirst, signal: stopping.signal })
      .catch((error: unknown) => log.error({ err: error }, failureMessage))
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(() => begin(false), pauseMs).unref();
      });
  };

  begin(true);
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await underWay;
  };
}
