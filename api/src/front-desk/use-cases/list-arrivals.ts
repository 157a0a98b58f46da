import { paginate, type QueryOf, type ResultOf } from '@suite/contracts/http';
import type { listArrivalsEndpoint } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { guestsSeenBy, selectionOf, toBooking } from '../../bookings/bookings.public.ts';
import { findDeskChoices, findOpenFlags } from '../../verification/verification.public.ts';
import { findArrivals } from '../arrivals.repository.ts';

type Query = NonNullable<QueryOf<typeof listArrivalsEndpoint>>;

export async function listArrivals(
  db: Database,
  caller: Caller,
  { page, limit, ...filters }: Query,
): Promise<ResultOf<typeof listArrivalsEndpoint>> {
  const range = { skip: (page - 1) * limit, take: limit };
  const { rows, total, unverified } = await findArrivals(db, selectionOf(caller, filters), range);
  const ids = rows.map(({ id }) => id);
  return {
    arrivals: rows.map(guestsSeenBy(caller)).map(toBooking),
    unverified,
    desk_choices: await findDeskChoices(db, ids),
    flags: await findOpenFlags(db, caller, ids),
    pagination: paginate(page, limit, total),
  };
}
