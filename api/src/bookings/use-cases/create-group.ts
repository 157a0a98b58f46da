import { createGroupSchema, type Booking, type CreateGroupPayload } from '@suite/contracts/bookings';
import { calendarDateIn } from '@suite/contracts/dates';
import type { Database } from '@suite/database';
import type { AnyCaller } from '../../access/caller.ts';
import {
  hotelNotFound,
  hotelToBook,
  requireCreate,
  requireOverbookingRight,
  requireOverlapRight,
} from '../bookings.policy.ts';
import {
  findBookableHotel,
  lockGuest,
  markGroup,
  toBooking,
  type BookingRow,
} from '../bookings.repository.ts';
import { guestsSeenBy } from '../domain/guest-visibility.ts';
import {
  insertStay,
  validatePayload,
  type CreateBookingOptions,
  type PlannedInsert,
} from './create-booking.ts';
import { refuseOverlap } from './refuse-overlap.ts';

/**
 * Creates the bookings of all rooms, or none.
 * @throws DomainError VALIDATION_ERROR, PERMISSION_DENIED, HOTEL_NOT_FOUND, DATE_RANGE_CONFLICT, SOLD_OUT
 */
export async function createGroup(
  db: Database,
  caller: AnyCaller,
  payload: CreateGroupPayload,
  options: CreateBookingOptions,
): Promise<Booking[]> {
  requireCreate(caller);
  const hotel = await findBookableHotel(db, hotelToBook(caller, payload.hotel_id));
  if (!hotel) throw hotelNotFound();
  const today = calendarDateIn(hotel.time_zone, options.now);
  const { rooms, ...fields } = validatePayload(createGroupSchema, payload, today);
  if (fields.allow_overlap) requireOverlapRight(caller);
  if (fields.allow_overbooking) requireOverbookingRight(caller);

  const common = {
    ...fields,
    verification_token: undefined,
    external_reference: null,
    hotel_id: hotel.id,
    created_by: caller.user_id,
    created_at: options.now ?? null,
  };
  return refuseOverlap(db, caller, common, () =>
    db.transaction(async (tx) => {
      await lockGuest(tx, hotel.id, fields.email);
      await lockSales(tx, common, rooms, options);
      const made: BookingRow[] = [];
      for (const room of rooms) {
        const group_id = made[0]?.id;
        const stay = { ...common, ...room, ...(group_id !== undefined && { group_id }) };
        const booking = await insertStay(tx, caller, stay, options);
        made.push(booking);
        if (group_id === undefined) await markGroup(tx, booking);
      }
      return made
        .map(guestsSeenBy(caller))
        .map((row) => toBooking({ ...row, group_id: made[0]?.id ?? null }));
    }),
  );
}

/**
 * Locks the sale of all types before the first write, in the order of their names: a seller of one type could otherwise wait
 * for a count that this transaction has written, and this transaction for the seller's lock.
 */
async function lockSales(
  tx: Database,
  stay: Omit<PlannedInsert, 'room_type' | 'passengers'>,
  rooms: CreateGroupPayload['rooms'],
  { events }: CreateBookingOptions,
): Promise<void> {
  for (const room_type of [...new Set(rooms.map((room) => room.room_type))].sort()) {
    const planned = { ...stay, room_type, before: null, isOverbooked: false };
    await events.stayPlanned(tx, { ...planned, allowsOverbooking: true });
  }
}
