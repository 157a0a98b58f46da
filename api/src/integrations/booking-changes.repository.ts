import { sql, type Database } from '@suite/database';
import { bookingColumns, withHotelAndGuests, type BookingRow } from '../bookings/bookings.public.ts';

/** Transactions are texts, because JavaScript has no exact number for them. */
export interface FeedPosition {
  transaction: string;
  booking_id: number;
}

export interface ChangedBooking extends FeedPosition {
  external_reference: string | null;
}

export interface TransactionCount {
  identity: string;
  next_transaction: string;
}

/** Identifies the count of transactions that cursors refer to: a restored database begins another count, and an upgrade may, too. */
export async function findTransactionCount(db: Database): Promise<TransactionCount> {
  const [row] = await db.query<TransactionCount>(sql`
    select system_identifier::text as identity, pg_snapshot_xmax(pg_current_snapshot())::text as next_transaction
    from pg_control_system()`);
  if (!row) throw new Error('PostgreSQL has no system identifier');
  return row;
}

/** Returns the position before all changes of transactions that have not ended. */
export async function findFeedStart(db: Database, hotel_id: number): Promise<FeedPosition> {
  // After a restore into another database, changes have numbers of transactions that are still to come.
  await db.query(sql`
    update booking_changes set changed_in = pg_current_xact_id()
    where hotel_id = ${hotel_id} and changed_in >= pg_snapshot_xmax(pg_current_snapshot())`);
  const [row] = await db.query<{ transaction: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as transaction`,
  );
  if (!row) throw new Error('PostgreSQL has no snapshot');
  return { ...row, booking_id: 0 };
}

/** Passes over transactions from the oldest running one on: one of them may still change what comes before their changes. */
export function findChangedBookings(
  db: Database,
  hotel_id: number,
  { after, take }: { after: FeedPosition; take: number },
): Promise<ChangedBooking[]> {
  return db.query<ChangedBooking>(sql`
    select changes.changed_in::text as transaction, changes.booking_id, bookings.external_reference
    from booking_changes as changes
    left join booking_overview as bookings
      on bookings.hotel_id = changes.hotel_id and bookings.id = changes.booking_id
    where changes.hotel_id = ${hotel_id}
      and (changes.changed_in, changes.booking_id) > (${after.transaction}::xid8, ${after.booking_id}::integer)
      and changes.changed_in < pg_snapshot_xmin(pg_current_snapshot())
    order by changes.changed_in, changes.booking_id limit ${take}`);
}

export function findBookingsById(
  db: Database,
  hotel_id: number,
  ids: readonly number[],
): Promise<BookingRow[]> {
  return db.query<BookingRow>(sql`
    select ${bookingColumns} from booking_overview as bookings ${withHotelAndGuests}
    where bookings.hotel_id = ${hotel_id} and bookings.id = any(${[...ids]}::integer[]) and bookings.deleted_at is null`);
}
