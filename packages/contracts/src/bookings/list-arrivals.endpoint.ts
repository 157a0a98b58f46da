import { array, number, object, type InferType } from 'yup';
import { textField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { deskChoicesSchema, openFlagsSchema } from './guest-person.schema.ts';
import { hotelIdField, searchField } from './booking-filters.schema.ts';
import { bookingSchema } from './booking.schema.ts';

export const deskViews = ['arrivals', 'in-house', 'departures'] as const;
export type DeskView = (typeof deskViews)[number];

const viewMessage = `View must be one of ${deskViews.join(', ')}`;

/**
 * `arrivals` check in today and have not arrived, `arrived` have. `departures` are those of today and of earlier days that have
 * not left; `departed` have left today.
 */
const deskCountsSchema = object({
  arrivals: number().required(),
  arrived: number().required(),
  in_house: number().required(),
  departures: number().required(),
  departed: number().required(),
});
export type DeskCounts = InferType<typeof deskCountsSchema>;

/**
 * A page of the bookings that check in today, which is each hotel's own day. Bookings with an unverified guest, the primary
 * guest or another, come first; then by the primary guest's name; guests who have arrived come last. `view` lists the guests
 * in house, or the guests who leave today, instead. `unverified` counts the bookings with an unverified guest on all pages;
 * `desk_choices` are those of this page's people. `counts` ignore the search.
 */
export const listArrivalsEndpoint = defineEndpoint({
  name: 'list-arrivals',
  method: 'GET',
  path: '/bookings/arrivals',
  access: 'signed-in',
  scope: 'bookings:read',
  query: object({
    view: textField('View')
      .typeError(viewMessage)
      .oneOf(['' as const, ...deskViews], viewMessage),
    search: searchField,
    hotelId: hotelIdField,
    page: pageField,
    limit: limitField,
  }),
  result: object({
    arrivals: array(bookingSchema.required()).required(),
    unverified: number().required(),
    counts: deskCountsSchema.default(undefined).optional(),
    desk_choices: deskChoicesSchema,
    flags: openFlagsSchema,
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: "Failed to fetch today's check-ins",
});
