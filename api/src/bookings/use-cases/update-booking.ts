import { normalizeEmail } from '@suite/contracts/forms';
import type { PlainCode } from '@suite/contracts/messages';
import { roomTypes, type Booking, type UpdateBookingPayload } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { AnyCaller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { findStay, lockBooking, writeBooking, type BookingBefore } from '../booking-changes.repository.ts';
import {
  bookingNotFound,
  refuseChosenToken,
  refuseEnded,
  requireEdit,
  requireOverbookingRight,
  requireOverlapRight,
} from '../bookings.policy.ts';
import { findBooking, lockGuest, toBooking } from '../bookings.repository.ts';
import { changeGuestFacts } from '../domain/guest-facts.ts';
import { guestsSeenBy, nameSeenBy, refuseMasks } from '../domain/guest-visibility.ts';
import { keepName } from '../domain/new-stay.ts';
import type { BookingEvents } from '../booking-events.ts';
import { reconcilePassengers } from '../guests.repository.ts';
import { createVerificationToken, sealToken } from '../domain/verification-token.ts';
import { refuseOverlap } from './refuse-overlap.ts';

export interface UpdateBookingDeps {
  secretKey: SecretKey;
  events: Pick<BookingEvents, 'stayPlanned' | 'guestRenamed' | 'linkEnded' | 'stayChanged'>;
}

/**
 * @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, VALIDATION_ERROR, STALE, DATE_RANGE_CONFLICT, CONFLICT,
 * SOLD_OUT, VERIFICATION_ENDS
 */
export async function updateBooking(
  db: Database,
  caller: AnyCaller,
  id: number,
  { passengers, hotel_id, updated_at, end_verification, ...fields }: UpdateBookingPayload,
  { secretKey, events }: UpdateBookingDeps,
): Promise<Booking> {
  requireEdit(caller);
  refuseChosenToken(caller, fields);
  refuseMasks({ ...fields, passengers });
  if (fields.allow_overlap) requireOverlapRight(caller);
  if (fields.allow_overbooking) requireOverbookingRight(caller);
  const stay = await findStay(db, caller.scope, id);
  if (!stay) throw bookingNotFound();
  if (hotel_id !== undefined && hotel_id !== stay.hotel_id) {
    throw refusedField('hotel_id', 'BOOKING_HOTEL_FIXED');
  }
  return refuseOverlap(db, caller, { ...fields, id, hotel_id: stay.hotel_id }, () =>
    db.transaction(async (tx) => {
      await lockGuest(tx, stay.hotel_id, fields.email);
      const before = await lockBooking(tx, caller.scope, id);
      if (!before) throw bookingNotFound();
      refuseStale('this booking', before.updated_at, updated_at);
      refuseByState(before, fields);

      const is_overbooked = await planStay(tx, before, fields, events);
      const people = { name: fields.name, passengers, end_verification };
      const { primary, ...guests } = await changePeople(tx, before, people, { caller, events });
      const marks = changeMarks(before, fields);
      const facts = changeGuestFacts(before, fields);
      const endsLink = !isSameEmail(before.email, fields.email);
      await writeBooking(tx, before, {
        ...fields,
        overlap_allowed: fields.allow_overlap ?? (before.overlap_allowed && isSameStay(before, fields)),
        is_overbooked,
        ...marks.after,
        ...facts.after,
        ...primary,
        renewed: endsLink ? sealToken(secretKey, createVerificationToken()) : null,
      });
      if (endsLink) await events.linkEnded(tx, { booking_id: id, hotel_id: before.hotel_id });
      await events.stayChanged(tx, { booking_id: id, hotel_id: before.hotel_id });
      await recordAudit(tx, {
        actor: caller,
        hotel_id: before.hotel_id,
        action: 'update-booking',
        subject_type: 'booking',
        subject_id: id,
        details: {
          ...guests,
          ...{ primary_reset: primary.resetsPrimary, link_ended: endsLink },
          ...stayDifferences(before, { ...fields, is_overbooked }),
          ...facts.details,
          ...marks.details,
        },
      });
      return readBack(tx, caller, before);
    }),
  );
}

async function readBack(tx: Database, caller: AnyCaller, { id }: BookingBefore): Promise<Booking> {
  const row = await findBooking(tx, caller.scope, id);
  if (!row) throw new Error(`Booking ${id} was written and cannot be read`);
  return toBooking(guestsSeenBy(caller)(row));
}

/** A missing mark is unchanged. */
function changeMarks(
  before: BookingBefore,
  sent: Pick<UpdateBookingPayload, 'guest_language' | 'external_reference'>,
) {
  const { guest_language = before.guest_language, external_reference = before.external_reference } = sent;
  const after = { guest_language, external_reference: external_reference || null };
  const changed = (['guest_language', 'external_reference'] as const).filter(
    (mark) => before[mark] !== after[mark],
  );
  const details = Object.fromEntries(
    changed.map((mark) => [mark, { before: before[mark], after: after[mark] }]),
  );
  return { after, details };
}

const stayFields = ['room_type', 'checkin_date', 'checkout_date', 'no_nights', 'is_overbooked'] as const;

type Stay = Pick<UpdateBookingPayload, 'room_type' | 'checkin_date' | 'checkout_date' | 'no_nights'>;

/** Omits names and addresses, because the audit record must not hold guests' personal data. */
function stayDifferences(
  before: BookingBefore,
  after: Stay & { is_overbooked: boolean },
): Record<string, { before: unknown; after: unknown }> {
  const changed = stayFields.filter((field) => before[field] !== (after[field] ?? null));
  return Object.fromEntries(
    changed.map((field) => [field, { before: before[field], after: after[field] ?? null }]),
  );
}

/**
 * A booking keeps a room type that is not sold. Guests in house keep their arrival and the nights that are over; nothing about
 * the nights changes after the check-out.
 */
function refuseByState(before: BookingBefore, after: Stay): void {
  const { stay_state, today } = before;
  refuseEnded(stay_state);
  if (after.room_type !== before.room_type && !roomTypes.some((type) => type === after.room_type)) {
    const room_types = { texts: [...roomTypes] };
    throw new DomainError('VALIDATION_ERROR', 'ROOM_TYPE_NOT_SOLD', { room_types }, 'room_type');
  }
  if (stay_state === 'in_house' && after.checkin_date !== before.checkin_date) {
    throw new DomainError('CONFLICT', 'STAY_ARRIVED', {}, 'checkin_date');
  }
  if (
    stay_state === 'in_house' &&
    after.checkout_date !== before.checkout_date &&
    after.checkout_date < today
  ) {
    throw new DomainError('CONFLICT', 'STAY_OVER_FOR_MOVE', {}, 'checkout_date');
  }
  const isChanged = (['room_type', 'checkin_date', 'checkout_date', 'no_nights'] as const).some(
    (field) => before[field] !== after[field],
  );
  if (stay_state === 'checked_out' && isChanged) throw new DomainError('CONFLICT', 'GUESTS_CHECKED_OUT');
}

async function planStay(
  tx: Database,
  before: BookingBefore,
  after: Stay & Pick<UpdateBookingPayload, 'allow_overbooking'>,
  events: UpdateBookingDeps['events'],
): Promise<boolean> {
  const { hotel_id, is_overbooked: isOverbooked } = before;
  if (before.stay_state === 'checked_out') return isOverbooked;
  const allowsOverbooking = after.allow_overbooking ?? false;
  return events.stayPlanned(tx, { ...after, hotel_id, before, isOverbooked, allowsOverbooking });
}

/** A permitted overlap applies to the same guest and dates only. */
function isSameStay(
  before: BookingBefore,
  after: Pick<UpdateBookingPayload, 'email' | 'checkin_date' | 'checkout_date'>,
): boolean {
  return (
    isSameEmail(before.email, after.email) &&
    before.checkin_date === after.checkin_date &&
    before.checkout_date === after.checkout_date
  );
}

type People = Pick<UpdateBookingPayload, 'name' | 'passengers' | 'end_verification'>;

/** Letter case and accepted corrections of a verified name do not make another person. */
async function changePeople(
  tx: Database,
  before: BookingBefore,
  { name: sent, passengers, end_verification }: People,
  { caller, events }: Pick<UpdateBookingDeps, 'events'> & { caller: AnyCaller },
) {
  const key = { booking_id: before.id, hotel_id: before.hotel_id };
  let corrected = 0;
  const isSamePerson = async (
    person: Pick<BookingBefore, 'name' | 'is_verified' | 'verified_name'>,
    after: string,
    passenger_id: number | null,
  ) => {
    if (isSameText(person.name, after)) return true;
    if (!person.is_verified) return false;
    const names = { verified_name: person.verified_name ?? person.name, before: person.name, after };
    const isSame = await events.guestRenamed(tx, { ...key, passenger_id, ...names });
    if (isSame) corrected += 1;
    return isSame;
  };
  const name = keepName(before.name, sent);
  const resetsPrimary = !(await isSamePerson(before, name, null));
  const { unknown, reset, ...counts } = await reconcilePassengers(tx, before, passengers, (guest, after) =>
    isSamePerson(guest, after, guest.id),
  );
  if (unknown.length > 0) throw refusedField('passengers', 'GUEST_NOT_IN_BOOKING');
  const ended = resetsPrimary && before.is_verified ? [before.name, ...reset] : reset;
  if (ended.length > 0 && !end_verification)
    throw endsVerification(ended.map((each) => nameSeenBy(caller, each)));
  return {
    primary: { name, resetsPrimary },
    ...counts,
    reset: reset.length,
    ...(corrected > 0 && { corrected }),
  };
}

function endsVerification(names: readonly string[]): DomainError {
  return new DomainError('VERIFICATION_ENDS', 'VERIFICATION_ENDS', { names: names.join(', ') });
}

function isSameEmail(before: string, after: string): boolean {
  return isSameText(normalizeEmail(before), after);
}

function isSameText(before: string, after: string): boolean {
  return before.toLowerCase() === after.toLowerCase();
}

function refusedField(field: string, code: PlainCode): DomainError {
  return new DomainError('VALIDATION_ERROR', code, {}, field);
}
