import type { VerificationBooking } from '@suite/contracts/verification';
import { bookingFactory, type BookingFactory } from '@suite/testing/factories';

export const guestToken = '0c9e2f64-8d1b-4f0e-9a57-3b6d41c7ae92';

export function guestBooking(
  factory: BookingFactory = bookingFactory,
  fields: Partial<VerificationBooking> = {},
): VerificationBooking {
  const { hotel_id: _hotel, created_at: _created, updated_at: _updated, ...booking } = factory.build();
  const adults = booking.passengers.filter(({ type }) => type === 'Adult').length;
  return {
    ...booking,
    name: 'Ines Duarte',
    email: 'ines@guests.test',
    verification_token: guestToken,
    no_adult: adults + 1,
    no_child: booking.passengers.length - adults,
    person: { user_type: 'primary', item_id: booking.id },
    is_stay_over: false,
    is_rated: false,
    data_deleted_at: null,
    face_engine: 'local',
    retention_hours: 24,
    document_retention_days: 30,
    allows_photo_files: false,
    consent_version: '4-local-24-30',
    desk_choices: [],
    accepted_selfies: [],
    attempts: { left_today: 10, paused_until: null },
    guest_language: null,
    ...fields,
  };
}
