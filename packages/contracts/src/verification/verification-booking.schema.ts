import { array, boolean, number, object, string, type InferType } from 'yup';
import { passengerSchema } from '../bookings/booking.schema.ts';

/**
 * A booking as its guests see it; dates are `YYYY-MM-DD`. `passengers` are the guests besides the primary one, whom
 * `no_adult` counts as well; `no_child` counts everybody who is no adult.
 */
export const verificationBookingSchema = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  hotel_name: string().required(),
  verification_token: string().required(),
  checkin_date: string().required(),
  checkout_date: string().defined().nullable(),
  no_nights: number().required(),
  no_adult: number().required(),
  no_child: number().required(),
  room_type: string().defined().nullable(),
  is_verified: boolean().required(),
  passengers: array(passengerSchema.required()).required(),
});

export type VerificationBooking = InferType<typeof verificationBookingSchema>;
