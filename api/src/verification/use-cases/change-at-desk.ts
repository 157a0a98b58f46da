import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { AnyCaller } from '../../access/caller.ts';
import { requireParty, type DeskParty } from '../desk.policy.ts';

/** Locks the booking while the front desk changes it, and records the change with its details. */
export async function changeAtDesk<Result>(
  db: Database,
  caller: AnyCaller,
  id: number,
  { action, at, lockFirst }: { action: string; at: Date; lockFirst?: (tx: Database) => Promise<void> },
  change: (tx: Database, party: DeskParty) => Promise<{ details: object; result: Result }>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockFirst?.(tx);
    const party = await requireParty(tx, caller, id, { locked: true });
    const { details, result } = await change(tx, party);
    await recordAudit(tx, {
      actor: caller,
      hotel_id: party.booking.hotel_id,
      action,
      subject_type: 'booking',
      subject_id: id,
      details,
      happened_at: at,
    });
    return result;
  });
}
