import { array, boolean, number, object, string, type InferType } from 'yup';
import { pathIdField } from '../forms/strict-fields.ts';

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

/** Dates are `YYYY-MM-DD`; `created_at` and `updated_at` are ISO 8601 instants. */
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
  created_at: string().required(),
  updated_at: string().required(),
  passengers: array(bookedPassengerSchema.required()).required(),
});
export type Booking = InferType<typeof bookingSchema>;

export const bookingParams = object({ id: pathIdField('Booking') });
