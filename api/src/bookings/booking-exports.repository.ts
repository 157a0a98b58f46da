import { raw, sql, type Database, type Sql } from '@suite/database';
import type { BookingSelection } from './booking-filters.ts';
import { conditionsOf } from './booking-lists.repository.ts';
import { orderBy, type ListOrder } from './booking-orders.ts';
import { matching } from './booking-searches.repository.ts';
import { bookingColumns, withHotelAndGuests, type BookingRow } from './bookings.repository.ts';
import type { SearchTerm } from './domain/search-term.ts';

const rowsAtOnce = 1_000;

export interface ExportedBookings {
  selection: BookingSelection;
  /** An empty list exports the whole selection. */
  ids: readonly number[];
  term: SearchTerm | null;
  order: ListOrder;
}

/** Reads one snapshot with a cursor, in batches of 1,000 rows, to bound the memory. Rejects when `visit` rejects. */
export function readBookings(
  db: Database,
  exported: ExportedBookings,
  visit: (rows: BookingRow[]) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read, read only`);
    await tx.query(sql`declare exported no scroll cursor for ${selected(exported)}`);
    for (;;) {
      const rows = await tx.query<BookingRow>(sql`fetch ${raw(String(rowsAtOnce))} from exported`);
      if (rows.length > 0) await visit(rows);
      if (rows.length < rowsAtOnce) return;
    }
  });
}

function selected({ selection, ids, term, order }: ExportedBookings): Sql {
  const chosen = ids.length > 0 ? [sql`bookings.id = any(${[...ids]}::integer[])`] : [];
  const matched = term ? [matching(selection, term)] : [];
  return sql`
    select ${bookingColumns} from bookings ${withHotelAndGuests}
    where ${conditionsOf(selection, ...chosen, ...matched)} order by ${orderBy(order)}`;
}
