import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { endOtherSessionsOf, endSessionOf, endSessionsOf } from '../sessions.repository.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { closeCodes } from '../confirmations.repository.ts';
import { deletePendingLogins } from '../sign-ins.repository.ts';

/** `session_id` null ends all sessions. The caller must check the permission. */
export async function signOut(
  tx: Database,
  user_id: number,
  session_id: string | null,
  because: string,
): Promise<void> {
  if (session_id === null) return endSessionsOf(tx, user_id, because);
  const isEnded = await endSessionOf(tx, user_id, session_id, because);
  if (!isEnded) throw new DomainError('NOT_FOUND', 'DEVICE_SIGNED_OUT_ALREADY');
}

export async function endSession(db: Database, caller: Caller, session_id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await signOut(tx, caller.user_id, session_id, 'signed out from another device');
    await recordAudit(tx, {
      actor: caller,
      hotel_id: caller.hotel_id,
      action: 'end-session',
      subject_type: 'session',
      subject_id: session_id,
    });
  });
}

export async function endOtherSessions(db: Database, caller: Caller): Promise<{ ended: number }> {
  return db.transaction(async (tx) => {
    const ended = await endOtherSessionsOf(
      tx,
      caller.user_id,
      caller.session_id,
      'signed out from another device',
    );
    await recordAudit(tx, {
      actor: caller,
      hotel_id: caller.hotel_id,
      action: 'end-other-sessions',
      subject_type: 'user',
      subject_id: caller.user_id,
      details: { ended },
    });
    return { ended };
  });
}

export async function endAllAccess(tx: Database, user_id: number, because: string): Promise<void> {
  await closeCodes(tx, user_id, 'email');
  await closeCodes(tx, user_id, 'password');
  await closeCodes(tx, user_id, 'action');
  await deletePendingLogins(tx, user_id);
  await endSessionsOf(tx, user_id, because);
}
