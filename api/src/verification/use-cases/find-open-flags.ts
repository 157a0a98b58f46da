import { holdsAny, mayManageBooking } from '@suite/contracts/permissions';
import type { OpenFlag } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import type { AnyCaller } from '../../access/caller.ts';
import { flagText } from '../domain/flag-texts.ts';
import { findFlags } from '../person-flags.repository.ts';

export async function findOpenFlags(
  db: Database,
  caller: Pick<AnyCaller, 'permissions'>,
  bookings: readonly { hotel_id: number; id: number }[],
): Promise<OpenFlag[]> {
  if (bookings.length === 0 || !holdsAny(caller.permissions, mayManageBooking)) return [];
  const flags = await findFlags(db, bookings);
  return flags
    .filter(({ acknowledged_at }) => acknowledged_at === null)
    .map(({ user_type, item_id, flag }) => ({ user_type, item_id, flag, ...flagText(flag) }));
}
