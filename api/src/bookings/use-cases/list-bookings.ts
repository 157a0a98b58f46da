import { paginate, type QueryOf, type ResultOf } from '@suite/contracts/http';
import { roleLabelOf } from '@suite/contracts/permissions';
import type { listBookingsEndpoint } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import type { AnyCaller } from '../../access/caller.ts';
import { selectionOf } from '../booking-filters.ts';
import { toBooking } from '../bookings.repository.ts';
import { guestsSeenBy, orderSeenBy } from '../domain/guest-visibility.ts';
import { findBookingPage } from './find-booking-page.ts';

type Query = NonNullable<QueryOf<typeof listBookingsEndpoint>>;

type ListedBookings = Omit<ResultOf<typeof listBookingsEndpoint>, 'flags'>;

export async function listBookings(
  db: Database,
  caller: AnyCaller,
  { page, limit, sort, order, ...filters }: Query,
): Promise<ListedBookings> {
  const { rows, total, isEstimate } = await findBookingPage(
    db,
    selectionOf(caller, filters),
    orderSeenBy(caller, { sort, order }),
    { skip: (page - 1) * limit, take: limit },
  );
  return {
    bookings: rows.map(guestsSeenBy(caller)).map(toBooking),
    pagination: { ...paginate(page, limit, total), ...(isEstimate && { isEstimate }) },
    userRole: roleLabelOf(caller.permissions, caller.roles),
    hotelId: caller.hotel_id,
  };
}
