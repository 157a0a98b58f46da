import type { FastifyInstance } from 'fastify';
import { sql } from '@suite/database';
import { selectOutboxStatus } from '../mail/mail.public.ts';
import { ApiError } from './errors.ts';

const patienceInMs = 2_000;

/** `GET /api/health`: the process lives. `GET /api/ready`: database and storage answer too, and how mail stands. */
export function registerHealthRoutes(app: FastifyInstance): void {
  app.get('/api/health', async () => ({ success: true, message: 'Alive', result: { status: 'ok' } }));

  app.get('/api/ready', async (request) => {
    const names = ['database', 'storage'];
    const answers = await Promise.allSettled([
      inTime(app.database.query(sql`select 1`)),
      inTime(app.releaseStorage.check()),
    ]);
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 'fulfilled') continue;
      request.log.warn({ err: answer.reason }, `The ${names[index]} does not answer`);
      throw new ApiError(503, 'UNAVAILABLE', `The ${names[index]} does not answer.`);
    }
    const mail = await selectOutboxStatus(app.database);
    return { success: true, message: 'Ready', result: { database: 'ok', storage: 'ok', mail } };
  });
}

async function inTime(answer: Promise<unknown>): Promise<void> {
  const late = AbortSignal.timeout(patienceInMs);
  await Promise.race([
    answer,
    new Promise((_resolve, reject) => {
      late.addEventListener('abort', () => reject(new Error(`No answer within ${patienceInMs} ms`)));
    }),
  ]);
}
