import { number, object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

/** Counts cover the caller's scope; "today" is each hotel's own day. */
export const bookingStatsSchema = object({
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
  result: bookingStatsSchema,
  fallbackMessage: 'Failed to fetch booking statistics',
});
