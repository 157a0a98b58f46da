import { array, number, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { deskChoicesSchema } from './desk-choices.schema.ts';
import { openFlagsSchema } from './person-flags.schema.ts';
import { hotelIdField, searchField } from './booking-filters.schema.ts';
import { bookingSchema } from './booking.schema.ts';

/** Today is each hotel's own day. Unverified bookings come first; `unverified` counts them on all pages. */
export const listArrivalsEndpoint = defineEndpoint({
  name: 'list-arrivals',
  method: 'GET',
  path: '/bookings/arrivals',
  access: 'signed-in',
  query: object({ search: searchField, hotelId: hotelIdField, page: pageField, limit: limitField }),
  result: object({
    arrivals: array(bookingSchema.required()).required(),
    unverified: number().required(),
    desk_choices: deskChoicesSchema,
    flags: openFlagsSchema,
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: "Failed to fetch today's check-ins",
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'TOKEN_EXPIRED'],
});
