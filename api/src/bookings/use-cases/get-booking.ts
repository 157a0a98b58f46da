import type { Booking } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import type { AnyCaller } from '../../access/caller.ts';
import { bookingNotFound } from '../bookings.policy.ts';
import { findBooking, findGroup, toBooking } from '../bookings.repository.ts';
import { guestsSeenBy } from '../domain/guest-visibility.ts';

export async function getBooking(db: Database, caller: AnyCaller, id: number): Promise<Booking> {
  const row = await findBooking(db, caller.scope, id);
  if (!row) throw bookingNotFound();
  return toBooking(guestsSeenBy(caller)(row));
}

export async function listGroup(db: Database, caller: AnyCaller, id: number): Promise<Booking[]> {
  if (!(await findBooking(db, caller.scope, id))) throw bookingNotFound();
  const rows = await findGroup(db, caller.scope, id);
  return rows.map(guestsSeenBy(caller)).map(toBooking);
}
