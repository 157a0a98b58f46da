import { array, boolean, number, object, string, type InferType } from 'yup';
import { personFlagSchema, type GuestUserType } from '../bookings/guest-person.schema.ts';
import { documentDataSchema } from './identity-check.schema.ts';

/** `guardian` is a child who comes with an adult and shows nothing. */
export const deskMethods = ['passport', 'id_card', 'driving_licence', 'guardian'] as const;
export type DeskMethod = (typeof deskMethods)[number];

export type VerificationMethod = 'photo' | 'desk' | 'guardian';

export const deskDecisions = ['approve', 'reject'] as const;
export type DeskDecision = (typeof deskDecisions)[number];

const deskCheckSchema = object({
  attempt_id: number().required(),
  checked_at: string().required(),
  is_match: boolean().required(),
  similarity_score: number().defined().nullable(),
  /** Is true if the score was close, photos are kept and there is no decision yet. */
  awaits_review: boolean().required(),
  review: string<DeskDecision>().defined().nullable(),
  reviewed_by: string().defined().nullable(),
  outcome: string().required(),
  warnings: array(string().required()).required(),
  document_data: documentDataSchema.default(undefined).defined().nullable(),
  images: array(object({ kind: string().required(), url: string().required() })).required(),
});
export type DeskCheck = InferType<typeof deskCheckSchema>;

const deskPersonSchema = object({
  user_type: object({
    user_type: string<GuestUserType>().required(),
    item_id: number().required(),
  }).required(),
  name: string().required(),
  type: string().required(),
  is_verified: boolean().required(),
  method: string<VerificationMethod>().defined().nullable(),
  document: string().defined().nullable(),
  verified_at: string().defined().nullable(),
  verified_by: string().defined().nullable(),
  desk_chosen_at: string().defined().nullable(),
  attempts_today: number().required(),
  left_today: number().required(),
  flags: array(personFlagSchema.required()).required(),
  checks: array(deskCheckSchema.required()).required(),
});
export type DeskPerson = InferType<typeof deskPersonSchema>;

export const deskVerificationSchema = object({
  booking_id: number().required(),
  all_verified: boolean().required(),
  checkin_date: string().required(),
  is_before_arrival: boolean().required(),
  checked_in_at: string().defined().nullable(),
  checked_in_by: string().defined().nullable(),
  checked_out_at: string().defined().nullable(),
  checked_out_by: string().nullable(),
  /** Is set for a no-show and a cancelled stay; `reason` belongs to a cancellation. Older servers do not send it. */
  ended: object({
    state: string<'no_show' | 'cancelled'>().required(),
    at: string().required(),
    by: string().defined().nullable(),
    reason: string().defined().nullable(),
  })
    .nullable()
    .default(undefined)
    .optional(),
  people: array(deskPersonSchema.required()).required(),
});
export type DeskVerification = InferType<typeof deskVerificationSchema>;
