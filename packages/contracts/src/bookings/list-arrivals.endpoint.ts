import { array, number, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { deskChoicesSchema, openFlagsSchema } from './guest-person.schema.ts';
import { hotelIdField, searchField } from './booking-filters.schema.ts';
import { bookingSchema } from './booking.schema.ts';

/**
 * A page of the bookings that check in today, which is each hotel's own day. Bookings with an unverified guest, the primary
 * guest or another, come first; then by the primary guest's name. `unverified` counts those bookings on all pages;
 * `desk_choices` are those of this page's people.
 */
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
});
