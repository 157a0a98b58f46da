import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { endOtherSessionsOf } from '../devices.repository.ts';
import type { Caller } from '../../access/caller.ts';

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
