import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { bulkRowSchema, type BulkResult, type ReferencedBooking } from '@suite/contracts/integrations';
import type { Database } from '@suite/database';
import { isMachine, type AnyCaller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { parseBody } from '../../validation/request-values.ts';
import { isTokenRevoked } from '../api-tokens.repository.ts';
import { requireOwnHotel } from '../integrations.policy.ts';
import { storeReferencedBooking, type StoreBookingDeps } from './referenced-bookings.ts';

const retryAfterSeconds = 5;
const hotelsOfRunning = new Set<number>();

/**
 * A hotel has one running call in each process, so that many at once do not slow down the calls of others.
 * @throws DomainError PERMISSION_DENIED, TOO_MANY_REQUESTS
 */
export async function putBookings(
  db: Database,
  caller: AnyCaller,
  rows: readonly object[],
  deps: StoreBookingDeps,
): Promise<BulkResult[]> {
  const hotel_id = requireOwnHotel(caller);
  if (hotelsOfRunning.has(hotel_id)) {
    throw Object.assign(new DomainError('TOO_MANY_REQUESTS', 'BULK_RUNNING'), { retryAfterSeconds });
  }
  hotelsOfRunning.add(hotel_id);
  try {
    return await putRows(db, caller, rows, deps);
  } finally {
    hotelsOfRunning.delete(hotel_id);
  }
}

/** Stores each row in a transaction of its own, one after the other, so that others are served and sell rooms in between. */
async function putRows(
  db: Database,
  caller: AnyCaller,
  rows: readonly object[],
  deps: StoreBookingDeps,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  const stored: StoredRows = new Map();
  for (const row of rows) {
    results.push(await putRow(db, caller, { row, stored }, deps));
    // Lets other requests run, because a row that is refused may never have waited for the database.
    await setImmediate();
  }
  return results;
}

type BulkRow = ReferencedBooking & { external_reference: string };
type StoredRows = Map<string, BulkRow>;

async function putRow(
  db: Database,
  caller: AnyCaller,
  { row, stored }: { row: object; stored: StoredRows },
  deps: StoreBookingDeps,
): Promise<BulkResult> {
  const { external_reference: named } = row as { external_reference?: unknown };
  const external_reference = typeof named === 'string' ? named.slice(0, 100) : null;
  try {
    if (isMachine(caller) && (await isTokenRevoked(db, caller.hotel_id, caller.token.id))) {
      throw new DomainError('UNAUTHENTICATED', 'API_TOKEN_REVOKED');
    }
    const sent = parseBody(bulkRowSchema, row) as BulkRow;
    const { external_reference: reference, ...fields } = sent;
    const earlier = stored.get(reference);
    if (earlier && !isDeepStrictEqual(earlier, sent)) {
      throw new DomainError('CONFLICT', 'REFERENCE_REPEATED', {}, 'external_reference');
    }
    const { status, booking } = await storeReferencedBooking(db, caller, { ...fields, reference }, deps);
    stored.set(reference, sent);
    return { external_reference: reference, status, booking_id: booking.id, refusal: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { errorType, message, code, params, fields } = error;
    const refusal = { errorType, message, code, params, ...(fields && { errors: [...fields] }) };
    return { external_reference, status: 'refused', booking_id: null, refusal };
  }
}
