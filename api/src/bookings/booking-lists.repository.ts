import { empty, join, sql, type Database, type Sql } from '@suite/database';
import { filtersOn, type BookingSelection } from './booking-filters.ts';
import { orderBy, type ListOrder } from './booking-orders.ts';
import { bookingColumns, inScope, withHotelAndGuests, type BookingRow } from './bookings.repository.ts';
import type { OffsetRange } from './domain/offset-range.ts';

export function conditionsOf({ scope, filters }: BookingSelection, ...more: Sql[]): Sql {
  return join([inScope(scope), ...filtersOn('bookings', filters), ...more], ' and ');
}

export function rowsOfPage(order: ListOrder, more: Sql = empty): Sql {
  return sql`
    select ${bookingColumns} ${more} from page join bookings on bookings.id = page.id ${withHotelAndGuests}
    order by ${orderBy(order)}`;
}

/** Requires an order that an index provides: neither by state nor by hotel. */
export async function findBookings(
  db: Database,
  selection: BookingSelection,
  order: ListOrder,
  { skip, take, from }: OffsetRange,
): Promise<BookingRow[]> {
  // The subquery reads index columns only, so that skipping to a deep page does not touch the table.
  return db.query<BookingRow>(sql`
    with page as (
      select bookings.id from bookings where ${conditionsOf(selection)}
      order by ${orderBy({ ...order, isReversed: from === 'end' })} limit ${take} offset ${skip}
    )
    ${rowsOfPage(order)}
  `);
}

export interface HotelSlice {
  hotel_id: number;
  skip: number;
  take: number;
}

export async function findBookingsOfHotels(
  db: Database,
  selection: BookingSelection,
  order: ListOrder,
  pieces: readonly HotelSlice[],
): Promise<BookingRow[]> {
  const column = (read: (piece: HotelSlice) => number) => sql`${pieces.map(read)}::integer[]`;
  return db.query<BookingRow>(sql`
    with page as (
      select found.id
      from unnest(${column(({ hotel_id }) => hotel_id)}, ${column(({ skip }) => skip)}, ${column(({ take }) => take)})
        as piece (hotel_id, skip, take)
      cross join lateral (
        select bookings.id from bookings where ${conditionsOf(selection, sql`bookings.hotel_id = piece.hotel_id`)}
        order by bookings.created_at desc, bookings.id desc limit piece.take offset piece.skip
      ) as found
    )
    ${rowsOfPage(order)}
  `);
}
