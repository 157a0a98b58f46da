import { paginate, type QueryOf, type ResultOf } from '@suite/contracts/http';
import type { listArrivalsEndpoint } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findArrivals } from '../arrivals.repository.ts';
import { selectionOf } from '../booking-filters.ts';
import { guestsSeenBy } from '../domain/guest-visibility.ts';
import type { GuestChecks } from '../guest-checks.ts';
import { toBooking } from './to-booking.ts';

type Query = NonNullable<QueryOf<typeof listArrivalsEndpoint>>;

export async function listArrivals(
  db: Database,
  caller: Caller,
  { page, limit, ...filters }: Query,
  checks: Pick<GuestChecks, 'findDeskChoices' | 'findOpenFlags'>,
): Promise<ResultOf<typeof listArrivalsEndpoint>> {
  const range = { skip: (page - 1) * limit, take: limit };
  const { rows, total, unverified } = await findArrivals(db, selectionOf(caller, filters), range);
  const ids = rows.map(({ id }) => id);
  return {
    arrivals: rows.map(guestsSeenBy(caller)).map(toBooking),
    unverified,
    desk_choices: await checks.findDeskChoices(db, ids),
    flags: await checks.findOpenFlags(db, caller, ids),
    pagination: paginate(page, limit, total),
  };
}
