import type { FastifyInstance } from 'fastify';
import { makeTasks } from './use-cases/make-tasks.ts';

const pauseInMs = 60_000;
const missedDays = 3;

/** Makes the tasks of the day while the server listens: at once, with what was missed before, and every minute after. */
export function registerTaskMaking(app: FastifyInstance): void {
  const { database, log } = app;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let making = Promise.resolve();

  function make(lookBack = 0): void {
    making = makeTasks(database, new Date(), lookBack)
      .catch((error: unknown) => log.error({ err: error }, 'The tasks of the day could not be made'))
      .then(() => {
        if (!isStopping) timer = setTimeout(() => make(), pauseInMs);
      });
  }

  app.addHook('onListen', async () => make(missedDays));
  app.addHook('onClose', async () => {
    isStopping = true;
    clearTimeout(timer);
    await making;
  });
}
