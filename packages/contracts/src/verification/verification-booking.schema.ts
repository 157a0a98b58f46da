import { array, boolean, number, object, string, type InferType } from 'yup';
import { passengerSchema } from '../bookings/booking.schema.ts';
import type { GuestLanguage } from '../bookings/guest-languages.ts';
import type { FaceEngine } from './consent-version.ts';
import { deskChoicesSchema, type GuestUserType } from '../bookings/guest-person.schema.ts';
import type { DocumentSide } from './identity-check.schema.ts';

/** The primary guest verified `is_accompanied` guests and may revoke it. */
const companionSchema = passengerSchema.shape({ is_accompanied: boolean() });

/**
 * Dates are `YYYY-MM-DD`; `no_adult` includes the primary guest. On another guest's link `email` is null and
 * `passengers` holds that guest alone; `is_verified` is always the primary guest's.
 */
export const verificationBookingSchema = object({
  id: number().required(),
  name: string().required(),
  email: string().defined().nullable(),
  hotel_name: string().required(),
  verification_token: string().required(),
  checkin_date: string().required(),
  checkout_date: string().defined().nullable(),
  no_nights: number().required(),
  no_adult: number().required(),
  no_child: number().required(),
  room_type: string().defined().nullable(),
  is_verified: boolean().required(),
  passengers: array(companionSchema.required()).required(),
  person: object({ user_type: string<GuestUserType>().required(), item_id: number().required() }).required(),
  /** Is true after the check-out and from the check-out day on: the stay can then be rated. */
  is_stay_over: boolean().required(),
  is_rated: boolean().required(),
  data_deleted_at: string().defined().nullable(),
  /** A page that does not support this engine cannot describe what the guest agrees to. */
  face_engine: string<FaceEngine>().required(),
  retention_hours: number().required(),
  document_retention_days: number().required(),
  allows_photo_files: boolean().required(),
  consent_version: string().required(),
  desk_choices: deskChoicesSchema,
  /** These people continue with the document; `document_side` is the side of a card that the server keeps. */
  accepted_selfies: array(
    object({
      user_type: string<GuestUserType>().required(),
      item_id: number().required(),
      document_side: string<DocumentSide>().defined().nullable(),
    }).required(),
  ).required(),
  /** Asks these people, whose check was made with this link, on which of two dates they were born. */
  birth_choices: array(
    object({
      user_type: string<GuestUserType>().required(),
      item_id: number().required(),
      dates: array(string().required()).required(),
    }).required(),
  ).optional(),
  /** Covers one day; no check is made until `paused_until`. */
  attempts: object({
    left_today: number().required(),
    paused_until: string().defined().nullable(),
  }).required(),
  guest_language: string<GuestLanguage>().defined().nullable(),
  /** Is set on the primary guest's link once all guests are verified: a code to type, and a link for a QR code. */
  arrival: object({ code: string().required(), link: string().required() })
    .default(undefined)
    .optional()
    .nullable(),
  /** Is set on the primary guest's link while the hotel asks for this: all are verified and none has checked in. */
  guest_facts: object({
    phone: string().defined().nullable(),
    arrival_time: string().defined().nullable(),
    requests: string().defined().nullable(),
  })
    .default(undefined)
    .optional()
    .nullable(),
});
export type VerificationBooking = InferType<typeof verificationBookingSchema>;
