import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import { isMachine, type AnyCaller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Answered, EndpointCall } from '../endpoints/serve-endpoint.ts';
import { repeatWhileListening } from '../repeat-while-listening.ts';
import {
  deleteKey,
  deleteOldKeys,
  findCall,
  insertKey,
  takeAbandoned,
  writeAnswer,
  type CallKey,
} from './idempotency-keys.repository.ts';

type Call<E extends AnyEndpoint> = Pick<EndpointCall<E, AnyCaller>, 'body' | 'caller' | 'request' | 'reply'>;
type Work<E extends AnyEndpoint> = (db: Database) => Promise<Answered<E>>;

const keyPattern = /^[\x21-\x7e]{1,255}$/;

/**
 * Runs a call with an Idempotency-Key once: its answer is stored in the transaction of its change. A second call waits for the
 * first one, and is answered from the store. A refused call changes nothing and stores nothing.
 */
export async function answerOnce<E extends AnyEndpoint>(
  db: Database,
  endpoint: E,
  call: Call<E>,
  work: Work<E>,
): Promise<Answered<E>> {
  const key = readKey(endpoint, call);
  if (!key) return work(db);
  const body_hash = hashBody(call);
  return db.transaction(async (tx) => {
    if (!(await insertKey(tx, key, body_hash))) return replay(tx, key, { ...call, body_hash });
    const answered = await work(tx);
    await writeAnswer(tx, key, { status: call.reply.statusCode, answer: answered });
    return answered;
  });
}

/** Does the same as `answerOnce` for work with transactions of its own that can be repeated: a second call is refused while it runs. */
export async function answerOnceInParts<E extends AnyEndpoint>(
  db: Database,
  endpoint: E,
  call: Call<E>,
  work: Work<E>,
): Promise<Answered<E>> {
  const key = readKey(endpoint, call);
  if (!key) return work(db);
  const body_hash = hashBody(call);
  const isMine = (await insertKey(db, key, body_hash)) || (await takeAbandoned(db, key));
  if (!isMine) return replay(db, key, { ...call, body_hash });
  try {
    const answered = await work(db);
    await writeAnswer(db, key, { status: call.reply.statusCode, answer: answered });
    return answered;
  } catch (error) {
    await deleteKey(db, key);
    throw error;
  }
}

async function replay<E extends AnyEndpoint>(
  db: Database,
  key: CallKey,
  { reply, body_hash }: Pick<Call<E>, 'reply'> & { body_hash: Buffer },
): Promise<Answered<E>> {
  const stored = await findCall(db, key);
  if (stored && !stored.body_hash.equals(body_hash)) {
    throw new DomainError('CONFLICT', 'IDEMPOTENCY_KEY_REUSED');
  }
  if (!stored || stored.status === null) {
    const refusal = new DomainError('CONFLICT', 'IDEMPOTENCY_KEY_RUNNING');
    refusal.retryAfterSeconds = 5;
    throw refusal;
  }
  reply.code(stored.status).header('idempotency-replayed', 'true');
  return stored.answer as Answered<E>;
}

/** Each caller and endpoint has keys of its own, so that no answer reaches another caller. */
function readKey<E extends AnyEndpoint>(
  { name, version }: E,
  { caller, request, body }: Call<E>,
): CallKey | undefined {
  const { 'idempotency-key': key } = request.headers;
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    throw new DomainError('VALIDATION_ERROR', 'IDEMPOTENCY_KEY_INVALID');
  }
  const actor = isMachine(caller) ? `token ${caller.token.id}` : `person ${caller.user_id}`;
  const named = (body as { hotel_id?: unknown } | undefined)?.hotel_id;
  const hotel_id = caller.hotel_id ?? (typeof named === 'number' ? named : 0);
  return { hotel_id, key_hash: sha256(JSON.stringify([name, version, actor, key])) };
}

const hashBody = ({ body }: { body: unknown }) => sha256(JSON.stringify(body ?? null));

const sha256 = (text: string) => createHash('sha256').update(text).digest();

export function deleteOldKeysRegularly(app: FastifyInstance): void {
  repeatWhileListening(app, {
    work: () => deleteOldKeys(app.database),
    pauseMs: 600_000,
    failureMessage:
      'Idempotency keys of earlier days could not be deleted; the next attempt follows in ten minutes',
  });
}
