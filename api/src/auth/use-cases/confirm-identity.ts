import type { PlainCode } from '@suite/contracts/messages';
import type { ConfirmIdentityPayload } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { describeAction } from '../../errors/unconfirmed-action.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { findPassword } from '../passwords.repository.ts';
import { confirmActions, findWaitingActions, type WaitingAction } from '../confirmations.repository.ts';
import { findSecondFactors } from '../second-factors.repository.ts';
import { cameThroughProvider, markSignedIn } from '../sessions.repository.ts';
import type { Caller } from '../../access/caller.ts';
import { verifyPassword } from '../domain/passwords.ts';
import { guardGuesses, type Guess } from './guard-guesses.ts';
import { mailActionCode, spendActionCode } from './mail-action-code.ts';
import { spendCode } from './spend-code.ts';

function refuse(field: 'usr_password' | 'code', code: PlainCode): DomainError {
  return new DomainError('VALIDATION_ERROR', code, {}, field);
}

/** Requires a mailed code for a new way to sign in, because code in the page may have read the password. */
export async function confirmIdentity(
  db: Database,
  caller: Caller,
  { usr_password, code, actions: ids = [] }: ConfirmIdentityPayload,
  secretKey: SecretKey,
): Promise<void> {
  const actions = await requireWaiting(db, caller, ids);
  const { usr_email, usr_password_hash } = await findPassword(db, caller.user_id);
  const guess = await guardGuesses(db, { account: usr_email.toLowerCase(), address: caller.address });
  const byMailAlone =
    !usr_password && actions.length > 0 && (await cameThroughProvider(db, caller.session_id));
  if (!byMailAlone && !(await verifyPassword(usr_password_hash, usr_password ?? ''))) {
    throw refuse('usr_password', usr_password ? 'PASSWORD_WRONG' : 'PASSWORD_REQUIRED');
  }
  const { has_app } = await findSecondFactors(db, caller.user_id);
  const confirm = (tx: Database) => markConfirmed(tx, caller, { guess, actions, by: 'confirm-identity' });
  const { user_id, address } = caller;
  const asksMail = byMailAlone || actions.some(({ opens_sign_in }) => opens_sign_in);
  if (!has_app && !asksMail) return db.transaction(confirm);
  if (!code) {
    await guess.forgive(db);
    if (has_app) throw refuse('code', 'APP_CODE_REQUIRED');
    await mailActionCode(db, { user_id, actions, secretKey });
    throw new DomainError('VALIDATION_ERROR', 'MAILED_CODE_REQUIRED', { usr_email }, 'code');
  }
  if (has_app) return spendCode(db, { user_id, address, code, secretKey }, confirm);
  return spendActionCode(db, { user_id, actions, code, secretKey }, confirm);
}

export async function requireWaiting(
  db: Database,
  { session_id }: Caller,
  ids: readonly string[],
): Promise<WaitingAction[]> {
  if (ids.length === 0) return [];
  const actions = await findWaitingActions(db, session_id, ids);
  if (actions.length === new Set(ids).size) return actions;
  throw new DomainError('NOT_FOUND', 'ACTION_TOO_OLD');
}

interface Confirmed {
  guess: Guess;
  actions: readonly WaitingAction[];
  by: 'confirm-identity' | 'confirm-passkey';
}

export async function markConfirmed(
  tx: Database,
  caller: Caller,
  { guess, actions, by }: Confirmed,
): Promise<void> {
  await guess.forgive(tx);
  await markSignedIn(tx, caller.session_id);
  const ids = actions.map(({ id }) => id);
  await confirmActions(tx, caller.session_id, ids);
  const confirmed = actions.map(({ sentence }) => describeAction(sentence));
  await recordAudit(tx, {
    actor: caller,
    hotel_id: caller.hotel_id,
    action: by,
    subject_type: 'user',
    subject_id: caller.user_id,
    ...(confirmed.length > 0 && { details: { confirmed } }),
  });
}
