import type { BookingChange, listBookingChangesEndpoint } from '@suite/contracts/integrations';
import type { QueryOf, ResultOf } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import type { AnyCaller } from '../../access/caller.ts';
import { guestsSeenBy, toBooking } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { refreshOverbooked } from '../../rooms/rooms.public.ts';
import {
  findBookingsById,
  findChangedBookings,
  findFeedStart,
  findTransactionCount,
  type FeedPosition,
  type TransactionCount,
} from '../booking-changes.repository.ts';
import { requireOwnHotel } from '../integrations.policy.ts';

/** @throws DomainError PERMISSION_DENIED, VALIDATION_ERROR for a cursor of another hotel or database */
export async function listBookingChanges(
  db: Database,
  caller: AnyCaller,
  { cursor, limit }: NonNullable<QueryOf<typeof listBookingChangesEndpoint>>,
): Promise<ResultOf<typeof listBookingChangesEndpoint>> {
  const hotel_id = requireOwnHotel(caller);
  const count = await findTransactionCount(db);
  const source = [count.identity, hotel_id] as const;
  if (!cursor) {
    const start = await findFeedStart(db, hotel_id);
    return { changes: [], cursor: writeCursor(source, start), has_more: false };
  }
  const after = readCursor(source, cursor, count);
  const changed = await findChangedBookings(db, hotel_id, { after, take: limit });
  const rows = await findBookingsById(
    db,
    hotel_id,
    changed.map(({ booking_id }) => booking_id),
  );
  const found = rows.map(guestsSeenBy(caller)).map(toBooking);
  const bookings = new Map(found.map(await refreshOverbooked(db, found)).map((one) => [one.id, one]));
  const changes = changed.map(({ booking_id, external_reference }): BookingChange => {
    const booking = bookings.get(booking_id) ?? null;
    return { booking_id, external_reference, kind: booking ? 'changed' : 'deleted', booking };
  });
  const has_more = changed.length === limit;
  return { changes, cursor: writeCursor(source, changed.at(-1) ?? after), has_more };
}

type Source = readonly [identity: string, hotel_id: number];

function writeCursor(source: Source, { transaction, booking_id }: FeedPosition): string {
  return Buffer.from([...source, transaction, booking_id].join('.')).toString('base64url');
}

/** The transaction is one to come after a restore from a backup that is older than the cursor. */
function readCursor(source: Source, cursor: string, { next_transaction }: TransactionCount): FeedPosition {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, of, transaction, booking] = /^(\d{1,20}\.\d{1,10})\.(\d{1,18})\.(\d{1,10})$/.exec(text) ?? [];
  const booking_id = Number(booking);
  const isKnown = of === source.join('.') && booking_id <= 2_147_483_647;
  if (!isKnown || transaction === undefined || BigInt(transaction) > BigInt(next_transaction)) {
    throw new DomainError('VALIDATION_ERROR', 'CURSOR_INVALID', {}, 'cursor');
  }
  return { transaction, booking_id };
}
