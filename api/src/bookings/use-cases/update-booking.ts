import type { Booking, UpdateBookingPayload } from '@suite/contracts/bookings';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import {
  findStay,
  lockBooking,
  reconcilePassengers,
  writeBooking,
  type BookingBefore,
} from '../booking-changes.repository.ts';
import { bookingNotFound, requireEdit, requireOverlapRight } from '../bookings.policy.ts';
import { findBooking, lockGuest } from '../bookings.repository.ts';
import { replanEmails } from '../verification-emails.repository.ts';
import { createVerificationToken, sealToken } from '../domain/verification-token.ts';
import { refuseOverlap } from './refuse-overlap.ts';
import { toBooking } from './to-booking.ts';

/**
 * Changes a booking the caller reaches.
 * @param secretKey encrypts the new link's secret, when the e-mail address changes
 * @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, VALIDATION_ERROR, STALE, DATE_RANGE_CONFLICT
 */
export async function updateBooking(
  db: Database,
  caller: Caller,
  id: number,
  { passengers, hotel_id, updated_at, guest_language, ...fields }: UpdateBookingPayload,
  secretKey: SecretKey,
): Promise<Booking> {
  requireEdit(caller);
  if (fields.allow_overlap) requireOverlapRight(caller);
  const stay = await findStay(db, caller.scope, id);
  if (!stay) throw bookingNotFound();
  if (hotel_id !== undefined && hotel_id !== stay.hotel_id) {
    throw refusedField('hotel_id', 'The hotel of a booking cannot be changed');
  }
  return refuseOverlap(db, { ...fields, id, hotel_id: stay.hotel_id }, () =>
    db.transaction(async (tx) => {
      await lockGuest(tx, stay.hotel_id, fields.email);
      const before = await lockBooking(tx, caller.scope, id);
      if (!before) throw bookingNotFound();
      refuseStale('this booking', before.updated_at, updated_at);

      const { unknown, ...guests } = await reconcilePassengers(tx, id, passengers);
      if (unknown.length > 0) throw refusedField('passengers', 'A guest of this list is not in the booking');
      const resetsPrimary = !isSameText(before.name, fields.name);
      const language = guest_language === undefined ? before.guest_language : guest_language;
      const endsLink = !isSameText(before.email, fields.email);
      await writeBooking(tx, id, {
        ...fields,
        overlap_allowed: fields.allow_overlap ?? (before.overlap_allowed && isSameStay(before, fields)),
        guest_language: language,
        resetsPrimary,
        renewed: endsLink ? sealToken(secretKey, createVerificationToken()) : null,
      });
      if (endsLink) await replanEmails(tx, id);
      await recordAudit(tx, {
        actor: { user_id: caller.user_id, address: caller.address },
        hotel_id: before.hotel_id,
        action: 'update-booking',
        subject_type: 'booking',
        subject_id: id,
        details: {
          ...guests,
          ...{ primary_reset: resetsPrimary, link_ended: endsLink },
          ...stayDifferences(before, fields),
          ...(language !== before.guest_language && {
            guest_language: { before: before.guest_language, after: language },
          }),
        },
      });
      return readBack(tx, caller, before);
    }),
  );
}

async function readBack(tx: Database, { scope }: Caller, { id }: BookingBefore): Promise<Booking> {
  const row = await findBooking(tx, scope, id);
  if (!row) throw new Error(`Booking ${id} was written and cannot be read`);
  return toBooking(row);
}

const stayFields = ['room_type', 'checkin_date', 'checkout_date', 'no_nights'] as const;

/** What changes of the stay, for the record. Names and addresses of guests are personal, and not kept there. */
function stayDifferences(
  before: BookingBefore,
  after: Pick<UpdateBookingPayload, (typeof stayFields)[number]>,
): Record<string, { before: unknown; after: unknown }> {
  const changed = stayFields.filter((field) => before[field] !== (after[field] ?? null));
  return Object.fromEntries(
    changed.map((field) => [field, { before: before[field], after: after[field] ?? null }]),
  );
}

/** An overlap that was allowed stays allowed for that very stay alone. */
function isSameStay(
  before: BookingBefore,
  after: Pick<UpdateBookingPayload, 'email' | 'checkin_date' | 'checkout_date'>,
): boolean {
  return (
    isSameText(before.email, after.email) &&
    before.checkin_date === after.checkin_date &&
    before.checkout_date === after.checkout_date
  );
}

/** Upper and lower case do not make another person, nor another address. */
function isSameText(before: string, after: string): boolean {
  return before.toLowerCase() === after.toLowerCase();
}

function refusedField(field: string, message: string): DomainError {
  return new DomainError('VALIDATION_ERROR', message, [{ field, message }]);
}
