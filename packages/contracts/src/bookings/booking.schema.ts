import { array, boolean, number, object, string, type InferType } from 'yup';
import { pathIdField } from '../forms/strict-fields.ts';
import type { StayState } from './stay-states.ts';

export const passengerSchema = object({
  id: number().required(),
  name: string().required(),
  type: string().required(),
  user_type: string().required(),
  is_verified: boolean().required(),
});
export type Passenger = InferType<typeof passengerSchema>;

const shortIdField = string().defined().nullable();

const bookedPassengerSchema = passengerSchema.shape({ short_id: shortIdField });
export type BookedPassenger = InferType<typeof bookedPassengerSchema>;

/** `is_upgrade` is set when the room is of another type than the one that was booked. */
export const stayRoomSchema = object({
  room_id: number().required(),
  room_number: string().required(),
  room_type: string().required(),
  is_upgrade: boolean().required(),
  is_fixed: boolean().required(),
});
export type StayRoom = InferType<typeof stayRoomSchema>;

/**
 * Dates are `YYYY-MM-DD`; `created_at` and `updated_at` are ISO 8601 instants. `stay_state` is `booked`, `in_house`,
 * `checked_out`, `no_show` or `cancelled`. `room` is the assigned one; bookings of one group have the same `group_id`.
 * `is_overbooked` marks a stay that was sold beyond the rooms in service, while a night to come still lacks a room for it.
 * `arrival_time` is `HH:MM` by the hotel's clock, `external_reference` the name of the booking in another system. Older servers send none of these.
 */
export const bookingSchema = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  hotel_id: number().required(),
  hotel_name: string().required(),
  room_type: string().defined().nullable(),
  checkin_date: string().required(),
  checkout_date: string().defined().nullable(),
  no_nights: number().required(),
  is_verified: boolean().required(),
  short_id: shortIdField,
  guest_language: string().defined().nullable(),
  stay_state: string<StayState>(),
  room: stayRoomSchema.nullable().default(undefined).optional(),
  group_id: number().nullable(),
  is_overbooked: boolean(),
  phone: string().nullable(),
  arrival_time: string().nullable(),
  requests: string().nullable(),
  external_reference: string().nullable(),
  created_at: string().required(),
  updated_at: string().required(),
  passengers: array(bookedPassengerSchema.required()).required(),
});
export type Booking = InferType<typeof bookingSchema>;

export const bookingParams = object({ id: pathIdField('Booking') });
