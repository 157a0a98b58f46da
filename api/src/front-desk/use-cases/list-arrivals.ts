import { paginate, type QueryOf, type ResultOf } from '@suite/contracts/http';
import type { listArrivalsEndpoint } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import type { AnyCaller } from '../../access/caller.ts';
import { guestsSeenBy, selectionOf, toBooking } from '../../bookings/bookings.public.ts';
import { refreshOverbooked } from '../../rooms/rooms.public.ts';
import { findDeskChoices, findOpenFlags } from '../../verification/verification.public.ts';
import { countDesk, findDeskBookings } from '../arrivals.repository.ts';

type Query = NonNullable<QueryOf<typeof listArrivalsEndpoint>>;

export async function listArrivals(
  db: Database,
  caller: AnyCaller,
  { page, limit, view, ...filters }: Query,
): Promise<ResultOf<typeof listArrivalsEndpoint>> {
  const range = { view: view || 'arrivals', skip: (page - 1) * limit, take: limit } as const;
  // Each view implies stays that are neither cancelled nor no-shows. Without that condition, the counts read only indexes.
  const selection = selectionOf(caller, { ...filters, stay: 'all' });
  const [{ rows, total, unverified }, counts] = [
    await findDeskBookings(db, selection, range),
    await countDesk(db, selection),
  ];
  const arrivals = rows.map(guestsSeenBy(caller)).map(toBooking);
  return {
    arrivals: arrivals.map(await refreshOverbooked(db, arrivals)),
    unverified,
    counts,
    desk_choices: await findDeskChoices(db, rows),
    flags: await findOpenFlags(db, caller, rows),
    pagination: paginate(page, limit, total),
  };
}
