import { access, constants } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql, type Database } from '@suite/database';
import { ApiError } from './errors.ts';

const patienceInMs = 2_000;

/** `GET /api/health`: the process lives. `GET /api/ready`: database and storage answer too. */
export function registerHealthRoutes(app: FastifyInstance): void {
  app.get('/api/health', async () => ({ success: true, message: 'Alive', result: { status: 'ok' } }));

  app.get('/api/ready', async (request) => {
    const names = ['database', 'storage'];
    const answers = await Promise.allSettled([
      databaseAnswers(app.database),
      access(app.config.dataDir, constants.R_OK | constants.W_OK),
    ]);
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 'fulfilled') continue;
      request.log.warn({ err: answer.reason }, `The ${names[index]} does not answer`);
      throw new ApiError(503, 'UNAVAILABLE', `The ${names[index]} does not answer.`);
    }
    return { success: true, message: 'Ready', result: { database: 'ok', storage: 'ok' } };
  });
}

async function databaseAnswers(database: Database): Promise<void> {
  const late = AbortSignal.timeout(patienceInMs);
  await Promise.race([
    database.query(sql`select 1`),
    new Promise((_resolve, reject) => {
      late.addEventListener('abort', () => reject(new Error(`No answer within ${patienceInMs} ms`)));
    }),
  ]);
}
