import { array, boolean, number, object, string, type InferType } from 'yup';
import { passengerSchema } from '../bookings/booking.schema.ts';
import type { GuestLanguage } from '../bookings/guest-languages.ts';
import type { FaceEngine } from './consent-version.ts';
import { deskChoicesSchema } from '../bookings/desk-choices.schema.ts';
import type { GuestUserType } from '../bookings/guest-person.schema.ts';
import type { DocumentSide } from './identity-check.schema.ts';

/** `is_accompanied`: verified by the primary guest, who may revoke it. */
const companionSchema = passengerSchema.shape({ is_accompanied: boolean() });

/**
 * A booking as the holder of a link sees it; dates are `YYYY-MM-DD`. `passengers` are the guests besides the primary
 * one, whom `no_adult` counts as well; `no_child` counts all guests who are not adults.
 *
 * The booking's own link is its primary guest's. On the link of another guest `email` is null and `passengers` holds
 * that guest alone; `is_verified` is the primary guest's on both.
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
  /** Whose link it is: the primary guest's (`item_id` is the booking's) or another guest's. */
  person: object({ user_type: string<GuestUserType>().required(), item_id: number().required() }).required(),
  /** The guests have checked out, or it is their check-out day where the hotel is: from then on the stay can be rated. */
  is_stay_over: boolean().required(),
  /** Whether the primary guest has rated the stay. */
  is_rated: boolean().required(),
  /** When the link's holder last had the data of their verification deleted. */
  data_deleted_at: string().defined().nullable(),
  /** What compares faces; a page that does not know it cannot say what is agreed to. */
  face_engine: string<FaceEngine>().required(),
  /** For how long photos of a failed check are kept for the front desk. */
  retention_hours: number().required(),
  /** How many days after check-out the data read from a document is kept. */
  document_retention_days: number().required(),
  /** Whether the hotel accepts a stored photo of a document. */
  allows_photo_files: boolean().required(),
  /** The version of the text to agree to. */
  consent_version: string().required(),
  /** On another guest's link that guest's alone. */
  desk_choices: deskChoicesSchema,
  /**
   * Whose selfie was accepted with this link and is still kept: they go on with the document. `document_side` is the side
   * of a card that is kept with it; null when there is none.
   */
  accepted_selfies: array(
    object({
      user_type: string<GuestUserType>().required(),
      item_id: number().required(),
      document_side: string<DocumentSide>().defined().nullable(),
    }).required(),
  ).required(),
  /** How often this person may still try within a day, and the instant until which no check is made. */
  attempts: object({
    left_today: number().required(),
    paused_until: string().defined().nullable(),
  }).required(),
  /** The language that the holder of the link chose last, or staff set for the booking; null: not known. */
  guest_language: string<GuestLanguage>().defined().nullable(),
  /**
   * What the primary guest shows at the front desk once all guests are verified: a code to type, and a link for a QR
   * code. Null before, and on the links of other guests.
   */
  arrival: object({ code: string().required(), link: string().required() })
    .default(undefined)
    .optional()
    .nullable(),
});

export type VerificationBooking = InferType<typeof verificationBookingSchema>;
