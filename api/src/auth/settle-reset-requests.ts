import type { FastifyInstance } from 'fastify';
import { settleResetRequest } from './use-cases/settle-reset-request.ts';

const pollMs = 1_000;

/** Processes requests for new passwords while the server listens; a stop waits for running ones. */
export function registerResetRequests(app: FastifyInstance): void {
  const { config, database, log } = app;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  const settleAll = async () => {
    try {
      while (!isClosing && (await settleResetRequest(database, config.publicUrl))) continue;
    } catch (error) {
      log.error({ err: error }, 'Requests for new passwords could not be settled; it is tried again soon');
    }
  };
  app.addHook('onListen', () => {
    timer = setInterval(() => {
      running = running.then(settleAll);
    }, pollMs).unref();
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(timer);
    await running;
  });
}
