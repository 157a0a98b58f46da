import { array, number, object, string, type InferType } from 'yup';
import { hotelIdField } from '../bookings/booking-filters.schema.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { textField } from '../forms/strict-fields.ts';
import type { GuestUserType } from '../bookings/guest-person.schema.ts';

export const attentionKinds = ['review', 'failures', 'desk', 'flags'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

const kindFilters = ['', ...attentionKinds] as const;

const personToAttendSchema = object({
  booking_id: number().required(),
  hotel_name: string().required(),
  checkin_date: string().required(),
  user_type: string<GuestUserType>().required(),
  item_id: number().required(),
  name: string().required(),
  booked_by: string().required(),
  reasons: array(
    object({ kind: string().required(), label: string().required(), since: string().required() }).required(),
  ).required(),
});
export type PersonToAttend = InferType<typeof personToAttendSchema>;

/**
 * A page of the people whom staff should look at before they arrive: of live bookings that are not checked in and whose
 * last day has not passed at their hotel. By arrival day, then by booking.
 */
export const listAttentionEndpoint = defineEndpoint({
  name: 'list-attention',
  method: 'GET',
  path: '/bookings/attention',
  access: { anyOf: mayManageBooking },
  query: object({
    kind: textField('Kind').oneOf(kindFilters, `Kind must be one of ${attentionKinds.join(', ')}`),
    hotelId: hotelIdField,
    page: pageField,
    limit: limitField,
  }),
  result: object({
    people: array(personToAttendSchema.required()).required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch what needs attention',
});
