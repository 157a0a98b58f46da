import { array, number, object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { openFlagsSchema } from './guest-person.schema.ts';
import { bookingFiltersSchema, bookingOrderSchema } from './booking-filters.schema.ts';
import { bookingSchema } from './booking.schema.ts';

/**
 * A page of the bookings in the caller's scope, newest first unless `sort` says otherwise; what is equal there comes by
 * id. From/To bound the check-in date, both inclusive.
 */
export const listBookingsEndpoint = defineEndpoint({
  name: 'list-bookings',
  method: 'GET',
  path: '/bookings',
  access: 'signed-in',
  scope: 'bookings:read',
  query: bookingFiltersSchema.concat(bookingOrderSchema).shape({ page: pageField, limit: limitField }),
  result: object({
    bookings: array(bookingSchema.required()).required(),
    flags: openFlagsSchema,
    pagination: paginationSchema.required(),
    userRole: string().required(),
    hotelId: number().defined().nullable(),
  }),
  fallbackMessage: 'Failed to fetch bookings list',
});
