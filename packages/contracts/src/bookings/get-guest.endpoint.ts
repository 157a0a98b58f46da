import { array, number, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { maySeeGuests } from '../permissions/permissions.ts';
import { bookingParams } from './booking.schema.ts';
import type { StayState } from './stay-states.ts';

const guestStaySchema = object({
  booking_id: number().required(),
  name: string().required(),
  checkin_date: string().required(),
  checkout_date: string().defined().nullable(),
  no_nights: number().required(),
  room_type: string().defined().nullable(),
  room_number: string().defined().nullable(),
  stay_state: string<StayState>().required(),
});
export type GuestStay = InferType<typeof guestStaySchema>;

/**
 * The primary guest of a booking, with a page of all their stays in this hotel, newest first: those with the same e-mail
 * address, and while data of documents is kept those with the same document. `total_stays`, `total_nights` and
 * `earlier_stays` leave cancelled stays and no-shows out.
 */
export const getGuestEndpoint = defineEndpoint({
  name: 'get-guest',
  method: 'GET',
  path: '/bookings/{id}/guest',
  access: { anyOf: maySeeGuests },
  params: bookingParams,
  query: object({ page: pageField, limit: limitField }),
  result: object({
    booking_id: number().required(),
    hotel_name: string().required(),
    name: string().required(),
    email: string().required(),
    phone: string().defined().nullable(),
    guest_language: string().defined().nullable(),
    total_stays: number().required(),
    total_nights: number().required(),
    earlier_stays: number().required(),
    stays: array(guestStaySchema.required()).required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch the guest',
  errors: ['BOOKING_NOT_FOUND'],
});
