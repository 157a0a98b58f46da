import { calendarDateIn, type CalendarDate } from '@suite/contracts/dates';
import { newBookingRules, type Booking, type NewBookingPayload } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import { ValidationError, type ValidateOptions } from 'yup';
import { recordAudit } from '../../audit/audit.public.ts';
import { isMachine, type AnyCaller } from '../../access/caller.ts';
import { DomainError, InvalidFieldsError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import type { BookingEvents } from '../booking-events.ts';
import {
  hotelNotFound,
  hotelToBook,
  refuseChosenToken,
  requireCreate,
  requireOverbookingRight,
  requireOverlapRight,
} from '../bookings.policy.ts';
import {
  findBookableHotel,
  findBookableHotelNamed,
  findBooking,
  insertBooking,
  lockGuest,
  toBooking,
} from '../bookings.repository.ts';
import type { BookingRow, NewBooking } from '../bookings.repository.ts';
import { insertPassengers } from '../guests.repository.ts';
import { findIdByReference, findIdByToken } from '../links.repository.ts';
import { guestsSeenBy, refuseMasks } from '../domain/guest-visibility.ts';
import { newStay } from '../domain/new-stay.ts';
import { createVerificationToken, hashVerificationToken, sealToken } from '../domain/verification-token.ts';
import { referenceTaken, refuseOverlap } from './refuse-overlap.ts';

export interface CreateBookingOptions {
  secretKey: SecretKey;
  events: Pick<BookingEvents, 'stayPlanned'>;
  now?: Date;
}

/**
 * Returns the existing booking when the call is repeated with the same token.
 * @throws DomainError VALIDATION_ERROR, PERMISSION_DENIED, HOTEL_NOT_FOUND, DATE_RANGE_CONFLICT, SOLD_OUT, CONFLICT
 */
export async function createBooking(
  db: Database,
  caller: AnyCaller,
  payload: NewBookingPayload,
  { secretKey, events, now }: CreateBookingOptions,
): Promise<Booking> {
  requireCreate(caller);
  const hotel = await findHotel(db, caller, payload);
  if (!hotel) throw hotelNotFound();
  const fields = newStay(
    validatePayload<NewBookingPayload>(
      newBookingRules(payload),
      payload,
      calendarDateIn(hotel.time_zone, now),
    ),
  );
  refuseChosenToken(caller, fields);
  if (fields.allow_overlap) requireOverlapRight(caller);
  if (fields.allow_overbooking) requireOverbookingRight(caller);

  const stay = { ...fields, hotel_id: hotel.id, created_by: caller.user_id, created_at: now ?? null };
  return refuseOverlap(db, caller, stay, () =>
    db.transaction(async (tx) => {
      await lockGuest(tx, hotel.id, fields.email);
      const made = await findMadeAlready(tx, stay);
      const row = made ?? (await insertStay(tx, caller, stay, { secretKey, events, ...(now && { now }) }));
      return toBooking(guestsSeenBy(caller)(row));
    }),
  );
}

/** Requires the lock of the guest. */
export async function insertStay(
  tx: Database,
  caller: AnyCaller,
  stay: PlannedInsert,
  { secretKey, events, now }: CreateBookingOptions,
): Promise<BookingRow> {
  refuseMasks(stay);
  const { hotel_id, passengers, allow_overlap = false, allow_overbooking: allowsOverbooking = false } = stay;
  const planned = { ...stay, before: null, isOverbooked: false, allowsOverbooking };
  const is_overbooked = await events.stayPlanned(tx, planned);
  const id = await insertWithToken(tx, { ...stay, is_overbooked }, secretKey);
  await insertPassengers(tx, [{ hotel_id, id, passengers }]);
  await recordAudit(tx, {
    actor: caller,
    hotel_id,
    action: 'create-booking',
    subject_type: 'booking',
    subject_id: id,
    details: { guests: passengers.length, overlap_allowed: allow_overlap, is_overbooked },
    ...(now && { happened_at: now }),
  });
  const row = await findBooking(tx, { kind: 'hotel', hotel_id }, id);
  if (!row) throw new Error(`Booking ${id} was written and cannot be read`);
  return row;
}

function findHotel(db: Database, caller: AnyCaller, payload: NewBookingPayload) {
  if (!('hotel_name' in payload)) return findBookableHotel(db, hotelToBook(caller, payload.hotel_id));
  if (caller.scope.kind === 'all') return findBookableHotelNamed(db, payload.hotel_name);
  if (isMachine(caller) && payload.hotel_name !== caller.hotel_name) return null;
  return findBookableHotel(db, hotelToBook(caller, undefined));
}

export function validatePayload<Payload>(
  rules: { validateSync(value: unknown, options: ValidateOptions): Payload },
  payload: object,
  today: CalendarDate,
): Payload {
  try {
    return rules.validateSync(payload, {
      context: { today },
      abortEarly: false,
      disableStackTrace: true,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    throw new InvalidFieldsError(faults.map(({ path, message }) => ({ field: path || 'body', message })));
  }
}

export type PlannedInsert = Omit<NewBooking, 'token' | 'is_overbooked'>;

/** Finds the booking of an earlier call with this token or reference, whose answer may have been lost. */
async function findMadeAlready(tx: Database, stay: PlannedInsert): Promise<BookingRow | null> {
  const { hotel_id, verification_token: token, external_reference: reference } = stay;
  const scope = { kind: 'hotel', hotel_id } as const;
  const id = token ? await findIdByToken(tx, scope, hashVerificationToken(token)) : null;
  if (id !== null) {
    const made = await findBooking(tx, scope, id);
    if (!made || !isSameStay(made, stay)) throw new DomainError('CONFLICT', 'BOOKING_MADE_ALREADY');
    return made;
  }
  const named = reference ? await findIdByReference(tx, hotel_id, reference) : null;
  const made = named === null ? null : await findBooking(tx, scope, named);
  if (made && !isSameStay(made, stay)) throw referenceTaken();
  return made;
}

function isSameStay(made: BookingRow, stay: PlannedInsert): boolean {
  const fields = ['name', 'room_type', 'checkin_date', 'checkout_date', 'no_nights'] as const;
  return (
    made.email.toLowerCase() === stay.email.toLowerCase() && fields.every((name) => made[name] === stay[name])
  );
}

async function insertWithToken(
  tx: Database,
  stay: Omit<NewBooking, 'token'>,
  secretKey: SecretKey,
): Promise<number> {
  for (const token of [stay.verification_token, createVerificationToken()]) {
    if (!token) continue;
    const id = await insertBooking(tx, { ...stay, token: sealToken(secretKey, token) });
    if (id !== null) return id;
  }
  throw new Error('A fresh verification token was taken already');
}
