import {
  computeNights,
  type Booking,
  type CreateBookingPayload,
  type UpdateBookingPayload,
} from '@suite/contracts/bookings';
import type { ReferencedBooking, UpsertStatus } from '@suite/contracts/integrations';
import type { Database } from '@suite/database';
import { isMachine, type AnyCaller } from '../../access/caller.ts';
import {
  bookingNotFound,
  createBooking,
  findBooking,
  findIdByReference,
  getBooking,
  lockReference,
  updateBooking,
  type BookingEvents,
  type BookingRow,
} from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { makeTransition } from '../../front-desk/front-desk.public.ts';
import { refreshOverbooked } from '../../rooms/rooms.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { keepsStay, matchGuests } from '../domain/referenced-booking.ts';
import { requireOwnHotel } from '../integrations.policy.ts';

export interface StoreBookingDeps {
  secretKey: SecretKey;
  events: BookingEvents;
}

export interface StoredBooking {
  status: UpsertStatus;
  booking: Booking;
}

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND */
export async function getReferencedBooking(
  db: Database,
  caller: AnyCaller,
  reference: string,
): Promise<Booking> {
  const id = await findIdByReference(db, requireOwnHotel(caller), reference);
  if (id === null) throw bookingNotFound();
  const booking = await getBooking(db, caller, id);
  return (await refreshOverbooked(db, [booking]))(booking);
}

/**
 * Calls with one reference wait for each other, so that the second one finds what the first one has stored.
 * @throws DomainError as `createBooking` and `updateBooking`
 */
export async function storeReferencedBooking(
  db: Database,
  caller: AnyCaller,
  { reference, ...booking }: ReferencedBooking & { reference: string },
  deps: StoreBookingDeps,
): Promise<StoredBooking> {
  const hotel_id = requireOwnHotel(caller);
  const { no_nights = computeNights(booking.checkin_date, booking.checkout_date) } = booking;
  const sent = { ...booking, no_nights };
  return db.transaction(async (tx) => {
    await lockReference(tx, hotel_id, reference);
    const id = await findIdByReference(tx, hotel_id, reference);
    const stored = id === null ? null : await findBooking(tx, { kind: 'hotel', hotel_id }, id);
    if (stored) return changeStored(tx, caller, stored, sent, deps);
    const { end_verification: _own, ...fields } = sent;
    const payload = { ...fields, external_reference: reference } as CreateBookingPayload;
    return { status: 'created', booking: await createBooking(tx, caller, payload, deps) };
  });
}

async function changeStored(
  tx: Database,
  caller: AnyCaller,
  stored: BookingRow,
  sent: ReferencedBooking,
  deps: StoreBookingDeps,
): Promise<StoredBooking> {
  const passengers = matchGuests(stored.passengers, sent.passengers);
  if (keepsStay(stored, { ...sent, passengers })) {
    return { status: 'unchanged', booking: await getBooking(tx, caller, stored.id) };
  }
  const payload = { ...sent, passengers } as UpdateBookingPayload;
  return { status: 'changed', booking: await updateBooking(tx, caller, stored.id, payload, deps) };
}

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, CONFLICT for guests who have arrived or did not come */
export async function cancelReferencedBooking(
  db: Database,
  caller: AnyCaller,
  reference: string,
): Promise<Booking> {
  const { id, stay_state } = await getReferencedBooking(db, caller, reference);
  if (stay_state !== 'cancelled') {
    const reason = isMachine(caller) ? caller.token.name : '';
    await makeTransition(db, caller, id, { action: 'cancel', reason }).catch((error: unknown) => {
      // Another call has cancelled it since it was read.
      if (!(error instanceof DomainError && error.code === 'STAY_CANCELLED')) throw error;
    });
  }
  return getReferencedBooking(db, caller, reference);
}
