import type { FastifyInstance } from 'fastify';
import { repeatUntilStopped, type RepeatedWork } from './repeat-until-stopped.ts';

export function repeatWhileListening(app: FastifyInstance, repeated: RepeatedWork): void {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = repeatUntilStopped(app.log, repeated);
  });
  app.addHook('onClose', async () => stop?.());
}
