import { array, boolean, number, object, string, type InferType } from 'yup';
import { hotelIdField } from '../bookings/booking-filters.schema.ts';
import { bookingParams, bookingSchema } from '../bookings/booking.schema.ts';
import { checkinField, checkoutField } from '../bookings/stay-dates.ts';
import type { StayState } from '../bookings/stay-states.ts';
import { flagField, idIn, wholeNumberField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { nightsSchema, typeAvailabilitySchema } from './availability.endpoint.ts';
import type { BlockKind } from './room-blocks.endpoint.ts';

/**
 * A range of nights in one room, or in none for a stay without a room. A stay that moved during its nights has several
 * ranges. The dates are those of the whole stay. `name` is masked like the list's.
 */
const calendarStaySchema = object({
  booking_id: number().required(),
  room_id: number().defined().nullable(),
  from: string().required(),
  to: string().required(),
  checkin_date: string().required(),
  checkout_date: string().required(),
  name: string().required(),
  room_type: string().defined().nullable(),
  stay_state: string<StayState>().required(),
  is_verified: boolean().required(),
  is_upgrade: boolean().required(),
  is_fixed: boolean().required(),
  is_overbooked: boolean().required(),
  group_id: number().defined().nullable(),
  guests: number().required(),
});
export type CalendarStay = InferType<typeof calendarStaySchema>;

const calendarRateSchema = object({
  room_type: string().required(),
  from: string().required(),
  to: string().required(),
  nightly_rate: number().required(),
  currency: string().required(),
});
export type CalendarRate = InferType<typeof calendarRateSchema>;

/**
 * Rooms, stays, blocks and what is left by type, of the nights from `from` until before `to`. `rates` are those of these nights
 * and a year around them, for callers who may move stays. `hotelId` is for global roles.
 */
export const getCalendarEndpoint = defineEndpoint({
  name: 'get-calendar',
  method: 'GET',
  path: '/calendar',
  access: 'signed-in',
  scope: 'rooms:read',
  query: nightsSchema.shape({ hotelId: hotelIdField }),
  result: object({
    today: string().required(),
    rooms: array(
      object({
        id: number().required(),
        room_number: string().required(),
        room_type: string().required(),
        status: string().required(),
        inspected_at: string().nullable(),
      }).required(),
    ).required(),
    stays: array(calendarStaySchema.required()).required(),
    blocks: array(
      object({
        id: number().required(),
        room_id: number().required(),
        from: string().required(),
        to: string().required(),
        kind: string<BlockKind>().required(),
        reason: string().required(),
      }).required(),
    ).required(),
    availability: array(typeAvailabilitySchema.required()).required(),
    rates: array(calendarRateSchema.required()).required(),
  }),
  fallbackMessage: 'Failed to fetch the calendar',
  errors: ['HOTEL_NOT_FOUND'],
});
export type Calendar = InferType<(typeof getCalendarEndpoint)['result']>;

export const moveStaySchema = object({
  checkin_date: checkinField,
  checkout_date: checkoutField,
  room_id: idIn(wholeNumberField('Room'), 'Room').nullable().defined('Room is required'),
  swap_with: idIn(wholeNumberField('Booking'), 'Booking'),
  upgrade: flagField('Upgrade').default(false),
  allow_overbooking: flagField('Overbook').default(false),
}).noUnknown();
export type MoveStayPayload = InferType<typeof moveStaySchema>;

/**
 * Moves a stay to other nights, another room or both, at once. `swap_with` is a booking of the room that takes this one's room
 * for its own nights. It never displaces another stay: 409 when the room is taken or blocked, and `SOLD_OUT` when no room of
 * the type is left.
 */
export const moveStayEndpoint = defineEndpoint({
  name: 'move-stay',
  method: 'POST',
  path: '/bookings/{id}/move',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: moveStaySchema,
  result: bookingSchema,
  fallbackMessage: 'Failed to move the stay',
  errors: ['BOOKING_NOT_FOUND', 'NOT_FOUND', 'CONFLICT', 'DATE_RANGE_CONFLICT', 'SOLD_OUT'],
});
