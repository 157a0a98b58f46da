import type { FastifyInstance } from 'fastify';
import { keyIdOf } from '../sealing/secret-key.ts';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { recordKeyUse } from './secret-keys.repository.ts';

export { forgetKey, requireNeededKeys } from './use-cases/needed-keys.ts';
export { rotateKeys } from './use-cases/rotate-keys.ts';
export { sealedColumns } from './sealed-columns.ts';

const halfMinuteMs = 30_000;

/** Records the server's key regularly, because keys are rotated only when all servers use the newest. */
export function announceKey(app: FastifyInstance): void {
  const key_id = keyIdOf(app.config.secretKey[0]);
  repeatWhileListening(app, {
    work: () => recordKeyUse(app.database, key_id),
    pauseMs: halfMinuteMs,
    failureMessage: 'The key in use could not be recorded; retrying',
  });
}
