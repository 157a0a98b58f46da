import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { signOut } from './sign-out.ts';

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
