import type { FastifyBaseLogger } from 'fastify';

export interface RepeatedWork {
  /** `signal` aborts when the repetition stops; long work should end early then. */
  work: (round: { isFirst: boolean; signal: AbortSignal }) => Promise<unknown>;
  pauseMs: number;
  failureMessage: string;
}

/**
 * Rounds never overlap, and the timer does not keep the process alive.
 * @returns a function that stops it and waits for a running round
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
