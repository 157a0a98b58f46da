import { array, number, object, string } from 'yup';
import { isCalendarDate } from '../calendar-date.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../pagination.schema.ts';
import { bookingSchema } from './booking.schema.ts';

const dateField = string().test(
  'calendar-date',
  'Dates must be written as YYYY-MM-DD',
  (value) => !value || isCalendarDate(value),
);

/** A page of the bookings in the caller's scope, newest first. From/To bound the check-in date, both inclusive. */
export const listBookingsEndpoint = defineEndpoint({
  name: 'list-bookings',
  method: 'GET',
  path: '/bookings',
  access: 'signed-in',
  query: object({
    page: pageField,
    limit: limitField,
    status: string().oneOf(['', 'all', 'verified', 'pending'], 'Status must be all, verified or pending'),
    search: string().trim().max(200, 'Search must be at most 200 characters'),
    hotelId: number().integer('Hotel ID must be a whole number').positive('Hotel ID must be positive'),
    dateFrom: dateField,
    dateTo: dateField.test('range', 'From date must not be after To date', function (to) {
      const { dateFrom } = this.parent as { dateFrom?: string };
      return !to || !dateFrom || dateFrom <= to;
    }),
  }),
  result: object({
    bookings: array(bookingSchema.required()).required(),
    pagination: paginationSchema.required(),
    userRole: string().required(),
    hotelId: number().defined().nullable(),
  }),
  fallbackMessage: 'Failed to fetch bookings list',
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'TOKEN_EXPIRED'],
});
