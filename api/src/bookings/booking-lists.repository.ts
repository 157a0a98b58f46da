import { empty, raw, readSnapshot, sql, type Database, type Sql } from '@suite/database';
import { conditionsOf, matching, type BookingSelection } from './booking-filters.ts';
import type { StayTimes } from './booking-record.ts';
import { orderBy, type ListOrder } from './booking-orders.ts';
import { bookingColumns, withHotelAndGuests, type BookingRow } from './bookings.repository.ts';
import type { OffsetRange } from './domain/offset-range.ts';

export function rowsOfPage(order: ListOrder, more: Sql = empty): Sql {
  return sql`
    select ${bookingColumns} ${more} from page join bookings on bookings.hotel_id = page.hotel_id and bookings.id = page.id ${withHotelAndGuests}
    order by ${orderBy(order)}`;
}

// At a match rate of one in ten, 100 rows fill a page; the bound stops the scan when matches are rarer.
const maxScanned = 20_000;

/**
 * Requires an order that an index provides: neither by state nor by hotel. With a search, the list is scanned until the
 * page is full, which is fast for frequent texts.
 */
export async function findBookings(
  db: Database,
  selection: BookingSelection,
  order: ListOrder,
  { skip, take, from }: OffsetRange,
): Promise<BookingRow[]> {
  const by = orderBy({ ...order, isReversed: from === 'end' });
  // Without a search, the subquery reads index columns only, so that skipping to a deep page does not touch the table.
  const ordered = selection.term
    ? sql`
      from (select * from bookings where ${conditionsOf(selection)} order by ${by} limit ${maxScanned}) as bookings
      where ${matching(selection, 'scan')}`
    : sql`from bookings where ${conditionsOf(selection)} order by ${by}`;
  return db.query<BookingRow>(sql`
    with page as (select bookings.hotel_id, bookings.id ${ordered} limit ${take} offset ${skip})
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
      select found.hotel_id, found.id
      from unnest(${column(({ hotel_id }) => hotel_id)}, ${column(({ skip }) => skip)}, ${column(({ take }) => take)})
        as piece (hotel_id, skip, take)
      cross join lateral (
        select bookings.hotel_id, bookings.id from bookings where ${conditionsOf(selection, sql`bookings.hotel_id = piece.hotel_id`)}
        order by bookings.created_at desc, bookings.id desc limit piece.take offset piece.skip
      ) as found
    )
    ${rowsOfPage(order)}
  `);
}

type ExportedRow = BookingRow & StayTimes;

const exportedAtOnce = 1_000;

/** Reads one snapshot with a cursor, in batches, to bound the memory. Without `ids`, it exports the whole selection. */
export function readBookings(
  db: Database,
  { selection, ids, order }: { selection: BookingSelection; ids: readonly number[]; order: ListOrder },
  visit: (rows: ExportedRow[]) => Promise<void>,
): Promise<void> {
  const isChosen = ids.length > 0 ? sql`bookings.id = any(${[...ids]}::integer[])` : sql`true`;
  return readSnapshot(db, async (tx) => {
    await tx.query(sql`
      declare exported no scroll cursor for
      select ${bookingColumns}, bookings.checked_in_at, bookings.checked_out_at from bookings ${withHotelAndGuests}
      where ${conditionsOf(selection, isChosen, matching(selection, 'index'))} order by ${orderBy(order)}`);
    for (;;) {
      const rows = await tx.query<ExportedRow>(sql`fetch ${raw(String(exportedAtOnce))} from exported`);
      if (rows.length > 0) await visit(rows);
      if (rows.length < exportedAtOnce) return;
    }
  });
}
