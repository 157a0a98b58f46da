import type { FastifyInstance } from 'fastify';
import { repeatUntilStopped } from '../http/repeat-until-stopped.ts';
import { sealAuditRecords } from './use-cases/seal-audit-records.ts';

/** Half of the second that security.md promises; the other half is for the round itself. */
const pauseMs = 500;
const job = {
  pauseMs,
  failureMessage: 'Audit records could not be sealed; the next attempt follows at once',
};

export function sealRegularly(app: FastifyInstance): void {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stop = repeatUntilStopped(app.log, {
      async work({ signal }) {
        while ((await sealAuditRecords(app.database)) && !signal.aborted);
      },
      ...job,
    });
  });
  // The last records would otherwise wait for the next start.
  app.addHook('onClose', async () => {
    if (!stop) return;
    await stop();
    await sealAuditRecords(app.database).catch((err: unknown) => app.log.error({ err }, job.failureMessage));
  });
}
