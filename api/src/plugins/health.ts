import type { FastifyInstance } from 'fastify';
import { sql } from '@suite/database';
import { selectOutboxStatus } from '../mail/mail.public.ts';
import { ApiError } from './errors.ts';

const patienceInMs = 2_000;
const rememberedInMs = 5_000;

/** `GET /api/health`: the process lives. `GET /api/ready`: database and storage answer too, and how mail stands. */
export function registerHealthRoutes(app: FastifyInstance): void {
  app.get('/api/health', async () => ({ success: true, message: 'Alive', result: { status: 'ok' } }));

  app.get('/api/ready', async () => {
    const silent = await findSilentPart(app);
    if (silent) throw new ApiError(503, 'UNAVAILABLE', `The ${silent} does not answer.`);
    const mail = await selectOutboxStatus(app.database);
    return { success: true, message: 'Ready', result: { database: 'ok', storage: 'ok', mail } };
  });
}

/** Whether every part answers; asked again when the last answer is older than some seconds. */
export function rememberHealth(app: FastifyInstance): () => Promise<boolean> {
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  return async () => {
    if (!asked || Date.now() - asked.at > rememberedInMs) {
      asked = { at: Date.now(), answer: findSilentPart(app).then((silent) => silent === null) };
    }
    return asked.answer;
  };
}

/** The first part that does not answer in time; null when all do. */
async function findSilentPart(app: FastifyInstance): Promise<'database' | 'storage' | null> {
  const names = ['database', 'storage'] as const;
  const answers = await Promise.allSettled([
    inTime(app.database.query(sql`select 1`)),
    inTime(app.releaseStorage.check()),
  ]);
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 'fulfilled') continue;
    app.log.warn({ err: answer.reason }, `The ${names[index]} does not answer`);
    return names[index] ?? null;
  }
  return null;
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
