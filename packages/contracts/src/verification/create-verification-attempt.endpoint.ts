import { boolean, number, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { flagField, idIn, numberField, textField, wholeNumberField } from '../forms/strict-fields.ts';
import { guestPersonSchema } from '../bookings/guest-person.schema.ts';

const imageAddress = (label: string) =>
  textField(label).required(`${label} is required`).max(200, `${label} is not known`);

/** A client may send the record as it received it; the stored values count. */
const unread = (label: string) =>
  object().typeError(`${label} must be an object`).nullable().default(undefined);

const verificationAttemptSchema = object({
  booking_id: idIn(wholeNumberField('Booking ID'), 'Booking ID').required('Booking ID is required'),
  selfie_url: imageAddress('Selfie'),
  document_url: imageAddress('Document'),
  similarity_score: numberField('Similarity score').nullable(),
  is_match: flagField('Match'),
  document_data: unread('Document data'),
  face_match_details: unread('Face match details'),
  name: textField('Name').max(200, 'Name must be at most 200 characters'),
  user_type: guestPersonSchema.required('User type is required'),
}).noUnknown();

export type VerificationAttemptPayload = InferType<typeof verificationAttemptSchema>;

/**
 * Records that a stored check verified a person of the booking. Sent again, it answers the same. The score and the
 * match are the stored ones, whatever is sent.
 */
export const createVerificationAttemptEndpoint = defineEndpoint({
  name: 'create-verification-attempt',
  method: 'POST',
  path: '/verification_attempts',
  access: 'guest',
  body: verificationAttemptSchema,
  result: object({
    booking_id: number().required(),
    name: string().required(),
    user_type: guestPersonSchema.required(),
    similarity_score: number().required(),
    is_match: boolean().required(),
    is_verified: boolean().required(),
    verified_at: string().required(),
  }),
  fallbackMessage: 'Failed to create verification attempt',
  errors: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
});
