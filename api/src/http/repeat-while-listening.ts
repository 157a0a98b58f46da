import type { FastifyInstance } from 'fastify';

export interface RepeatedWork {
  /** One round. `signal` says that the server stops; work in many steps ends early then. */
  work: (round: { isFirst: boolean; signal: AbortSignal }) => Promise<void>;
  pauseInMs: number;
  /** What the log says of a round that failed. The next one comes all the same. */
  complaint: string;
}

/** Does something for as long as the server listens: at once, and again a pause after each end. */
export function repeatWhileListening(
  app: FastifyInstance,
  { work, pauseInMs, complaint }: RepeatedWork,
): void {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  function begin(isFirst: boolean): void {
    underWay = work({ isFirst, signal: stopping.signal })
      .catch((error: unknown) => app.log.error({ err: error }, complaint))
      .then(() => {
        if (!stopping.signal.aborted) timer = setTimeout(() => begin(false), pauseInMs);
      });
  }

  app.addHook('onListen', async () => begin(true));
  app.addHook('onClose', async () => {
    stopping.abort();
    clearTimeout(timer);
    await underWay;
  });
}
