import { createHash } from 'node:crypto';
import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import {
  describeAction,
  UnconfirmedActionError,
  type ActionSentence,
} from '../../errors/unconfirmed-action.ts';
import type { StoreUnconfirmed } from '../../http/endpoints/require-caller.ts';
import type { CalledEndpoint, Caller } from '../../access/caller.ts';
import { insertAction, takeConfirmation } from '../confirmations.repository.ts';
import { cameThroughProvider, signedInWithin } from '../sessions.repository.ts';

const confirmedMinutes = 5;

/** Requires a recent sign-in or confirmation, so that a stolen session cannot take over the account. */
export async function requireConfirmation(db: Database, caller: Caller): Promise<void> {
  if (await signedInWithin(db, caller.session_id, confirmedMinutes)) return;
  throw new DomainError('CONFIRMATION_REQUIRED', 'CONFIRMATION_REQUIRED');
}

export type ConfirmingActor = Partial<Pick<Caller, 'session_id' | 'called'>>;

/**
 * Requires a confirmation of this very call, because code in the page could use a recent sign-in. Must be the last
 * rule in the transaction of the change.
 */
export async function requireConfirmedAction(
  tx: Database,
  { session_id, called }: ConfirmingActor,
  sentence: ActionSentence,
): Promise<void> {
  if (!session_id) return;
  if (!called) throw new Error('A confirmation was required of a call that was not read');
  if (await takeConfirmation(tx, session_id, hashAction(called))) return;
  throw new UnconfirmedActionError(sentence);
}

/** Runs outside of the refused call's transaction, which is rolled back. */
export function storeUnconfirmed(db: Database): StoreUnconfirmed {
  return async ({ session_id, called }, refusal, opens_sign_in) => {
    if (!called) throw new Error('A confirmation was required of a call that was not read');
    const { sentence } = refusal;
    const action_hash = hashAction(called);
    const id = await insertAction(db, { session_id, action_hash, sentence, opens_sign_in });
    refusal.action = {
      id,
      sentence: describeAction(sentence),
      code: sentence.text,
      ...(sentence.values && { params: sentence.values }),
      ...((await cameThroughProvider(db, session_id)) && { without_password: true }),
    };
  };
}

export function hashAction({ name, input }: CalledEndpoint): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([name, input], sortFields))
    .digest();
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
