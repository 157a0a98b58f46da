import { array, boolean, number, object, string, type InferType } from 'yup';
import { actingForField, guestPersonSchema, guestUserTypeField } from '../bookings/guest-person.schema.ts';
import {
  flagField,
  idIn,
  numberField,
  numberListField,
  queryNumberField,
  textField,
  wholeNumberField,
} from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { documentSides, identityCheckSchema, type CheckReason } from './identity-check.schema.ts';

const megabyte = 1024 * 1024;

const challengeSchema = object({ user_type: actingForField }).noUnknown();

export const headPoses = ['left', 'right', 'up', 'down'] as const;

/** A pose may be drawn more than once, so that there are 64 orders. */
export const posesPerSelfie = 3;

/** The guest's own left and right count, not those of a mirror. */
export type HeadPose = (typeof headPoses)[number];

export type ChallengePayload = InferType<typeof challengeSchema>;

/**
 * Draws the poses of the head for one selfie, in their order. They serve one selfie, for ten minutes; drawn again before
 * that, they are the same. 429 while checks are paused, and after ten selfies within ten minutes.
 */
export const drawChallengeEndpoint = defineEndpoint({
  name: 'draw-challenge',
  version: 3,
  method: 'POST',
  path: '/verification/challenge',
  access: 'guest',
  body: challengeSchema,
  result: object({
    challenge_id: string().required(),
    poses: array(string<HeadPose>().required()).required(),
    expires_at: string().required(),
  }),
  fallbackMessage: 'Failed to start the selfie',
  errors: ['PERMISSION_DENIED', 'CONSENT_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
});

const selfieCheckSchema = object({
  success: boolean().required(),
  reason: string<CheckReason>().defined().nullable(),
});
export type SelfieCheckResult = InferType<typeof selfieCheckSchema>;

const mostFrames = 16;
/** Frames taken later than this after the selfie do not count. */
const latestFrameMs = 120_000;

/**
 * Decides whether a selfie may be compared: a usable face that took the drawn poses before the camera, in their order.
 * `frame_times` holds the milliseconds since the selfie for each of `frames`, as `0,250,500`. An accepted selfie takes the
 * place of the one before it. The answer is 200 with `success: false` when it was refused, which counts as no
 * attempt; 429 after ten selfies within ten minutes.
 */
export const checkSelfieEndpoint = defineEndpoint({
  name: 'check-selfie',
  version: 2,
  method: 'POST',
  path: '/verification/selfie',
  access: 'guest',
  files: {
    selfie: { count: 1, size: 8 * megabyte, required: true },
    frames: { count: mostFrames, size: 1 * megabyte },
  },
  body: object({
    challenge_id: textField('Challenge').max(100, 'Challenge is not known'),
    frame_times: numberListField('Frame times', { most: mostFrames, largest: latestFrameMs }),
    frame_poses: numberListField('Frame poses', { most: mostFrames, largest: posesPerSelfie - 1 }),
    user_type: guestUserTypeField,
    item_id: idIn(queryNumberField('Item ID'), 'Item ID'),
  }).noUnknown(),
  result: selfieCheckSchema,
  fallbackMessage: 'Failed to check the selfie',
  errors: ['PERMISSION_DENIED', 'CONSENT_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
});

const documentSources = ['camera', 'file'] as const;
export type DocumentSource = (typeof documentSources)[number];

const documentTypes = ['passport', 'id_card', 'one_sided_card'] as const;
export type ShownDocument = (typeof documentTypes)[number];

/**
 * Compares the photo of a document with the person's accepted selfie (`check-selfie`). A `selfie` that is sent must be
 * that very file; where the server keeps it, it may be missing. The answer is 200 with `success: false`, in the envelope
 * and in the result, when the person was not recognised; the reason SELFIE_MISSING, which counts as no attempt, when
 * there is no accepted selfie. Where a `document_type` is sent, the reason may be OTHER_SIDE_MISSING, which counts as no
 * attempt either: the card has no machine-readable zone on the side that was sent, and the same file is expected once more
 * with the other side as `document_back`, or as a `one_sided_card`. A side that the server keeps (`get-user-by-token`) is
 * named as `kept_side` in place of its file; 400 when it is kept no longer. 403 CONSENT_REQUIRED before a consent; 429 while
 * checks are paused.
 */
export const verifyIdentityEndpoint = defineEndpoint({
  name: 'verify-identity',
  version: 2,
  method: 'POST',
  path: '/verification',
  access: 'guest',
  files: {
    selfie: { count: 1, size: 8 * megabyte },
    document: { count: 1, size: 12 * megabyte },
    document_back: { count: 1, size: 12 * megabyte },
  },
  body: object({
    user_type: guestUserTypeField,
    item_id: idIn(queryNumberField('Item ID'), 'Item ID'),
    /** Is a hint, as the photo decides; without it the other side is never requested. */
    document_type: textField('Document type').oneOf(documentTypes, 'Document type is not known'),
    kept_side: textField('Kept side').oneOf(documentSides, 'Kept side is not known'),
    /** `file` is refused unless the hotel accepts stored photos. */
    document_source: textField('Document source').oneOf(documentSources, 'Document source is not known'),
  }).noUnknown(),
  result: identityCheckSchema,
  fallbackMessage: 'Verification failed',
  errors: ['PERMISSION_DENIED', 'CONSENT_REQUIRED', 'NOT_FOUND', 'CONFLICT'],
});

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
