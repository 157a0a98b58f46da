import { array, number, object, string, type InferType } from 'yup';
import { isCalendarDate } from '../calendar-date.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../pagination.schema.ts';
import { singleLine } from '../single-line.ts';
import { idIn, queryNumberField, textField } from '../strict-fields.ts';
import { bookingSchema } from './booking.schema.ts';

const dateMessage = 'Dates must be written as YYYY-MM-DD';
const dateField = singleLine('Dates').test(
  'calendar-date',
  dateMessage,
  (value) => !value || isCalendarDate(value),
);

const bookingFiltersSchema = object({
  status: textField('Status')
    .typeError('Status must be all, verified or pending')
    .oneOf(['', 'all', 'verified', 'pending'], 'Status must be all, verified or pending'),
  search: singleLine('Search').max(200, 'Search must be at most 200 characters'),
  hotelId: idIn(queryNumberField('Hotel ID'), 'Hotel ID'),
  dateFrom: dateField,
  dateTo: dateField.test('range', 'From date must not be after To date', function (to) {
    const { dateFrom } = this.parent as { dateFrom?: string };
    return !to || !dateFrom || !isCalendarDate(to) || dateFrom <= to;
  }),
});

/** Filters of a list of bookings, each optional. */
export type BookingFilters = InferType<typeof bookingFiltersSchema>;

/** A page of the bookings in the caller's scope, newest first. From/To bound the check-in date, both inclusive. */
export const listBookingsEndpoint = defineEndpoint({
  name: 'list-bookings',
  method: 'GET',
  path: '/bookings',
  access: 'signed-in',
  query: bookingFiltersSchema.shape({ page: pageField, limit: limitField }),
  result: object({
    bookings: array(bookingSchema.required()).required(),
    pagination: paginationSchema.required(),
    userRole: string().required(),
    hotelId: number().defined().nullable(),
  }),
  fallbackMessage: 'Failed to fetch bookings list',
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'TOKEN_EXPIRED'],
});
