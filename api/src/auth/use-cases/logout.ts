import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { endSession } from '../sessions.repository.ts';

export async function logout(db: Database, caller: Caller): Promise<void> {
  await db.transaction(async (tx) => {
    await endSession(tx, caller.session_id, 'signed out');
    await recordAudit(tx, {
      actor: caller,
      hotel_id: caller.hotel_id,
      action: 'logout',
      subject_type: 'user',
      subject_id: caller.user_id,
    });
  });
}
