import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { signOut } from '../../auth/auth.public.ts';
import { changeAccounts, refuseOwnAccount, requireAccount } from './change-account.ts';

export async function endAccountSessions(
  db: Database,
  actor: Caller,
  user_id: number,
  session_id: string | null,
): Promise<void> {
  refuseOwnAccount(actor, user_id, 'SELF_SIGN_OUT_DENIED');
  await changeAccounts(db, actor, async (tx) => {
    const { role_name } = await requireAccount(tx, user_id);
    await signOut(tx, user_id, session_id, 'signed out by an administrator');
    await recordAudit(tx, {
      actor,
      hotel_id: null,
      action: session_id === null ? 'end-account-sessions' : 'end-account-session',
      subject_type: 'user',
      subject_id: user_id,
      details: { role: role_name, ...(session_id !== null && { session_id }) },
    });
  });
}
