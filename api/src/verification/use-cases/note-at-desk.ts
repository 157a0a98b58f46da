import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { noteMoment } from '../../bookings/bookings.public.ts';
import { requireParty, type DeskParty } from '../desk.policy.ts';

interface DeskNote {
  action: string;
  moment: 'checked_in' | 'checked_out';
  at: Date;
}

export async function noteAtDesk(
  db: Database,
  caller: Caller,
  id: number,
  { action, moment, at }: DeskNote,
  settle: (party: DeskParty, tx: Database) => Promise<object>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const party = await requireParty(tx, caller, id, { locked: true });
    const details = await settle(party, tx);
    await noteMoment(tx, id, { moment, at, user_id: caller.user_id });
    await recordAudit(tx, {
      actor: { user_id: caller.user_id, address: caller.address },
      hotel_id: party.booking.hotel_id,
      action,
      subject_type: 'booking',
      subject_id: id,
      details,
      happened_at: at,
    });
  });
}
