import type { FastifyInstance } from 'fastify';
import { repeatUntilStopped, type RepeatedWork } from './repeat-until-stopped.ts';

/** Repeats work from the moment the server listens until it closes. */
export function repeatWhileListening(app: FastifyInstance, repeated: RepeatedWork): void {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = repeatUntilStopped(app.log, repeated);
  });
  app.addHook('onClose', async () => stop?.());
}
