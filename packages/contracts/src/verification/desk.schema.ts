import { array, boolean, number, object, string, type InferType } from 'yup';
import type { GuestUserType } from '../bookings/guest-person.schema.ts';
import { documentDataSchema } from './identity-check.schema.ts';
import { personFlagSchema } from '../bookings/person-flags.schema.ts';

/** What staff may have seen of a person; `guardian` is a child who comes with an adult and shows nothing. */
export const deskMethods = ['passport', 'id_card', 'driving_licence', 'guardian'] as const;

export type DeskMethod = (typeof deskMethods)[number];

/** How a person was verified. */
export type VerificationMethod = 'photo' | 'desk' | 'guardian';

export const deskDecisions = ['approve', 'reject'] as const;

export type DeskDecision = (typeof deskDecisions)[number];

const deskCheckSchema = object({
  attempt_id: number().required(),
  checked_at: string().required(),
  is_match: boolean().required(),
  similarity_score: number().defined().nullable(),
  /** Whether staff may decide about it: it was close, its photos are kept, and there is no decision yet. */
  awaits_review: boolean().required(),
  review: string<DeskDecision>().defined().nullable(),
  reviewed_by: string().defined().nullable(),
  /** The outcome, in words. */
  outcome: string().required(),
  /** What staff should review, in words. */
  warnings: array(string().required()).required(),
  document_data: documentDataSchema.default(undefined).defined().nullable(),
  /** The photos that are still kept, each at its address. */
  images: array(object({ kind: string().required(), url: string().required() })).required(),
});

export type DeskCheck = InferType<typeof deskCheckSchema>;

const deskPersonSchema = object({
  user_type: object({
    user_type: string<GuestUserType>().required(),
    item_id: number().required(),
  }).required(),
  name: string().required(),
  /** Adult, Child or Infant. */
  type: string().required(),
  is_verified: boolean().required(),
  method: string<VerificationMethod>().defined().nullable(),
  /** What was seen at the desk. */
  document: string().defined().nullable(),
  verified_at: string().defined().nullable(),
  /** The name of the staff member who verified. */
  verified_by: string().defined().nullable(),
  /** Since when they prefer to show an ID at the desk; null for a verified person. */
  desk_chosen_at: string().defined().nullable(),
  /** Within 24 hours, and how many of them are left. */
  attempts_today: number().required(),
  left_today: number().required(),
  /** What to look at before this person checks in, and by whom it was acknowledged. */
  flags: array(personFlagSchema.required()).required(),
  /** The newest first, five at most. */
  checks: array(deskCheckSchema.required()).required(),
});

export type DeskPerson = InferType<typeof deskPersonSchema>;

/** The guests of a booking as the front desk sees them: the primary guest first. */
export const deskVerificationSchema = object({
  booking_id: number().required(),
  all_verified: boolean().required(),
  /** The arrival day, and whether the hotel has not reached it yet. */
  checkin_date: string().required(),
  is_before_arrival: boolean().required(),
  checked_in_at: string().defined().nullable(),
  /** The name of the member of staff. */
  checked_in_by: string().defined().nullable(),
  checked_out_at: string().defined().nullable(),
  people: array(deskPersonSchema.required()).required(),
});

export type DeskVerification = InferType<typeof deskVerificationSchema>;
