import type { FastifyBaseLogger } from 'fastify';

export interface RepeatedWork {
  work: (round: { isFirst: boolean; signal: AbortSignal }) => Promise<unknown>;
  pauseMs: number;
  failureMessage: string;
}

/** Runs rounds one after the other, without keeping the process alive. The returned function waits for a round. */
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
