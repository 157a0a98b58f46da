import { number, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayEditBooking, mayManageBooking } from '../permissions/permissions.ts';
import { bookingParams, bookingSchema } from './booking.schema.ts';
import { updateBookingSchema } from './update-booking.schema.ts';

/** One live booking in the caller's scope. */
export const getBookingEndpoint = defineEndpoint({
  name: 'get-booking',
  method: 'GET',
  path: '/bookings/{id}',
  access: 'signed-in',
  scope: 'bookings:read',
  params: bookingParams,
  result: bookingSchema,
  fallbackMessage: 'Failed to fetch booking details',
  errors: ['BOOKING_NOT_FOUND'],
});

/** Counts cover the caller's scope; "today" is each hotel's own day. */
const bookingStatsSchema = object({
  total_bookings: number().required(),
  verified_bookings: number().required(),
  pending_bookings: number().required(),
  todays_checkins: number().required(),
  todays_checkouts: number().required(),
  upcoming_checkins: number().required(),
});
export type BookingStats = InferType<typeof bookingStatsSchema>;

/** The counts above the list of bookings. */
export const getBookingStatsEndpoint = defineEndpoint({
  name: 'get-booking-stats',
  method: 'GET',
  path: '/bookings/stats',
  access: 'signed-in',
  scope: 'bookings:read',
  result: bookingStatsSchema,
  fallbackMessage: 'Failed to fetch booking statistics',
});

/**
 * Changes a booking. Who gets another type, or a name that is neither a spelling of the one they were verified under nor
 * that of their document, has to verify again: it is refused unless `end_verification` confirms it. Another e-mail address
 * ends the guest's link. `allow_overlap` and `allow_overbooking` need manage_hotel.
 */
export const updateBookingEndpoint = defineEndpoint({
  name: 'update-booking',
  method: 'PUT',
  path: '/bookings/{id}',
  access: { anyOf: mayEditBooking },
  scope: 'bookings:write',
  params: bookingParams,
  body: updateBookingSchema,
  result: bookingSchema,
  fallbackMessage: 'Failed to update booking',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT', 'DATE_RANGE_CONFLICT', 'SOLD_OUT', 'VERIFICATION_ENDS', 'STALE'],
});

/**
 * Deletes a booking and its guest's link. For a minute `restore-booking` restores both. A program gets 409 `CONFLICT` once guests
 * have arrived, and for a no-show.
 */
export const deleteBookingEndpoint = defineEndpoint({
  name: 'delete-booking',
  method: 'DELETE',
  path: '/bookings/{id}',
  access: { anyOf: mayManageBooking },
  scope: 'bookings:write',
  params: bookingParams,
  result: object({}),
  fallbackMessage: 'Failed to delete booking',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT'],
});

/** Restores a booking up to a minute after its deletion; the guest's link works again. */
export const restoreBookingEndpoint = defineEndpoint({
  name: 'restore-booking',
  method: 'POST',
  path: '/bookings/{id}/restore',
  access: { anyOf: mayManageBooking },
  scope: 'bookings:write',
  params: bookingParams,
  body: object({}).noUnknown(),
  result: bookingSchema,
  fallbackMessage: 'Failed to restore booking',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT', 'DATE_RANGE_CONFLICT', 'SOLD_OUT'],
});

/**
 * Mails the primary guest the verification link, with those of the person's other rooms of a group. 409 `CONFLICT`, with the
 * reason as a sentence, when all guests are verified or the link has expired. `email` is where the mail goes; no answer has
 * a link.
 */
export const sendVerificationEndpoint = defineEndpoint({
  name: 'send-verification',
  method: 'POST',
  path: '/bookings/{id}/send-verification',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: object({}).noUnknown(),
  result: object({ email: string().required() }),
  fallbackMessage: 'Failed to send verification email',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT'],
});
