import { sql, type Database } from '@suite/database';
import { bookingColumns, conditionsOf, matching, withHotelAndGuests } from '../bookings/bookings.public.ts';
import type { BookingRow, BookingSelection } from '../bookings/bookings.public.ts';

/**
 * Reads a page of the bookings that check in on their hotel's own today, those with an unverified guest first. The order within
 * both depends on names only for callers who may see them.
 */
export async function findArrivals(
  db: Database,
  selection: BookingSelection,
  { skip, take }: { skip: number; take: number },
): Promise<{ rows: BookingRow[]; total: number; unverified: number }> {
  const named = selection.searchesGuests ? sql`name_order(bookings.name)` : sql`''`;
  const found = await db.query<BookingRow & { total: number; unverified: number }>(sql`
    with days as materialized (select id, (now() at time zone time_zone)::date as today from hotel_overview),
    arrivals as materialized (
      select bookings.id, ${named} as named, not bookings.is_verified or exists (
        select from guest_overview where booking_id = bookings.id and not is_verified
      ) as is_unverified
      from days join booking_overview as bookings on bookings.hotel_id = days.id and bookings.checkin_date = days.today
      where ${conditionsOf(selection, matching(selection, 'scan'))}
    ), page as (
      select * from arrivals order by is_unverified desc, named, arrivals.id limit ${take} offset ${skip}
    )
    select ${bookingColumns}, (select count(*) from arrivals) as total,
      (select count(*) from arrivals where is_unverified) as unverified
    from page join booking_overview as bookings on bookings.id = page.id ${withHotelAndGuests}
    order by page.is_unverified desc, page.named, page.id`);
  if (found.length === 0 && skip > 0) {
    return { ...(await findArrivals(db, selection, { skip: 0, take: 1 })), rows: [] };
  }
  const [first] = found;
  return {
    rows: found.map(({ total: _total, unverified: _unverified, ...row }) => row),
    total: first?.total ?? 0,
    unverified: first?.unverified ?? 0,
  };
}
