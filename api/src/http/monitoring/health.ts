import type { FastifyInstance } from 'fastify';
import { sql } from '@suite/database';
import { ApiError } from '../errors/api-error.ts';

export interface QueueStatus {
  oldest_waiting_s: number;
  waiting: number;
  running?: number;
  failed?: number;
  failing?: number;
}

export interface QueueReaders {
  readMailQueue: () => Promise<QueueStatus>;
  readCheckQueue: () => Promise<QueueStatus>;
  readSealQueue: () => Promise<QueueStatus>;
  readWebhookQueue: () => Promise<QueueStatus>;
}

const waitTimeoutMs = 2_000;
const rememberedInMs = 5_000;

type Parts = Record<string, () => Promise<unknown>>;

const partsOf = ({ database, releaseStorage }: FastifyInstance): Parts => ({
  database: () => database.query(sql`select 1`),
  storage: () => releaseStorage.check(),
});

export function registerHealthRoutes(
  app: FastifyInstance,
  { readMailQueue, readCheckQueue }: QueueReaders,
  parts: Parts = partsOf(app),
): void {
  app.get('/api/health', async () => ({ success: true, message: 'Alive', result: { status: 'ok' } }));

  app.get('/api/ready', async () => {
    const silent = await findSilentPart(app, parts);
    if (silent) throw new ApiError(503, 'UNAVAILABLE', `The ${silent} does not answer.`);
    if (await app.fullDisk.isFull()) throw new ApiError(503, 'UNAVAILABLE', 'The disk is full.');
    const [mail, checks] = await Promise.all([readMailQueue(), readCheckQueue()]);
    const answering = Object.fromEntries(Object.keys(parts).map((name) => [name, 'ok']));
    // Its reads go to the primary while it is away, so that it does not make a server unready.
    const replica = app.replica?.status().state ?? 'none';
    return { success: true, message: 'Ready', result: { ...answering, replica, mail, checks } };
  });
}

export function rememberHealth(app: FastifyInstance): () => Promise<boolean> {
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  return async () => {
    if (!asked || Date.now() - asked.at > rememberedInMs) {
      asked = { at: Date.now(), answer: findSilentPart(app, partsOf(app)).then((silent) => silent === null) };
    }
    return asked.answer;
  };
}

async function findSilentPart({ log }: Pick<FastifyInstance, 'log'>, parts: Parts): Promise<string | null> {
  const names = Object.keys(parts);
  const answers = await Promise.allSettled(Object.values(parts).map((check) => inTime(check())));
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 'fulfilled') continue;
    log.warn({ err: answer.reason }, `The ${names[index]} does not answer`);
    return names[index] ?? null;
  }
  return null;
}

async function inTime(answer: Promise<unknown>): Promise<void> {
  const late = AbortSignal.timeout(waitTimeoutMs);
  await Promise.race([
    answer,
    new Promise((_resolve, reject) => {
      late.addEventListener('abort', () => reject(new Error(`No answer within ${waitTimeoutMs} ms`)));
    }),
  ]);
}
