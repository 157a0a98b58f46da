import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { bulkRowSchema, type BulkResult, type ReferencedBooking } from '@suite/contracts/integrations';
import type { Database } from '@suite/database';
import type { AnyCaller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { parseBody } from '../../validation/request-values.ts';
import { requireOwnHotel } from '../integrations.policy.ts';
import { storeReferencedBooking, type StoreBookingDeps } from './referenced-bookings.ts';

/** Stores each row in a transaction of its own, one after the other, so that others are served and sell rooms in between. */
export async function putBookings(
  db: Database,
  caller: AnyCaller,
  rows: readonly object[],
  deps: StoreBookingDeps,
): Promise<BulkResult[]> {
  requireOwnHotel(caller);
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
