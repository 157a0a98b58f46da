import type { ResultOf } from '@suite/contracts/http';
import type { findArrivalEndpoint } from '@suite/contracts/verification';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findDeskBooking, findIdsByArrivalKey, findLink, findParty } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  bookingInArrival,
  isLinkAlive,
  isSignedFor,
  keyInCode,
} from '../../guest-links/guest-links.public.ts';
import { countPublicCall } from '../../http/limits/calls.repository.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { isAllVerified, requireDesk } from '../../verification/verification.public.ts';

const mostInAMinute = 30;

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND for an invalid code or an unverified party, TOO_MANY_REQUESTS */
export async function findArrival(
  db: Database,
  caller: Caller,
  code: string,
  { secretKey }: { secretKey: SecretKey },
  now = new Date(),
): Promise<ResultOf<typeof findArrivalEndpoint>> {
  requireDesk(caller);
  await refuseTooMany(db, caller);
  const id = await idBehind(db, caller, code);
  const booking = id === null ? null : await findDeskBooking(db, caller.scope, id);
  if (!booking || !isLinkAlive(booking, now)) throw arrivalNotFound();
  if (keyInCode(code) === null) {
    const { hotel_id, id: booking_id } = booking;
    const link = await findLink(db, { hotel_id, booking_id, passenger_id: null });
    if (!link || !isSignedFor(secretKey, code, booking.id, link.hash)) throw arrivalNotFound();
  }
  if (!isAllVerified({ booking, people: await findParty(db, booking) })) throw arrivalNotFound();
  return { booking_id: booking.id };
}

async function idBehind(db: Database, { scope }: Caller, code: string): Promise<number | null> {
  const key = keyInCode(code);
  if (key === null) return bookingInArrival(code);
  const [id, other] = await findIdsByArrivalKey(db, scope, key);
  // Two links can share a code by chance; only the signed QR code distinguishes them.
  return other === undefined ? (id ?? null) : null;
}

async function refuseTooMany(db: Database, { user_id }: Caller): Promise<void> {
  const counted = { route: 'find-arrival', address: `user ${user_id}` };
  const { calls, left_ms } = await countPublicCall(db, counted);
  if (calls <= mostInAMinute) return;
  const refusal = new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_ARRIVAL_CODES');
  refusal.retryAfterSeconds = Math.ceil(left_ms / 1000);
  throw refusal;
}

function arrivalNotFound(): DomainError {
  return new DomainError('NOT_FOUND', 'ARRIVAL_CODE_UNKNOWN');
}
