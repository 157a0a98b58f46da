import { number, object, string, type InferType } from 'yup';
import { newEmailField } from '../auth/email-change.schema.ts';
import { idIn, numberField, textField, uuidField, wholeNumberField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';

const accompanySchema = object({
  guest_id: idIn(wholeNumberField('Guest ID'), 'Guest ID').required('Guest ID is required'),
}).noUnknown();
export type AccompanyPayload = InferType<typeof accompanySchema>;

/** Records that a child or infant of the booking comes with its verified primary guest and shows no document. */
export const accompanyGuestEndpoint = defineEndpoint({
  name: 'accompany-guest',
  method: 'POST',
  path: '/verification/accompanied',
  access: 'guest',
  body: accompanySchema,
  result: object({}),
  fallbackMessage: 'Failed to note the guest as accompanied',
  errors: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
});

/**
 * Revokes that a child or infant comes with the primary guest: they are not verified any more. 409 for a guest who was
 * verified in another way or by staff, and once the guests have checked in.
 */
export const undoAccompanyEndpoint = defineEndpoint({
  name: 'undo-accompany',
  method: 'POST',
  path: '/verification/accompanied/undo',
  access: 'guest',
  body: accompanySchema,
  result: object({}),
  fallbackMessage: 'Failed to undo that the guest comes with you',
  errors: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
});

const idText = (label: string) =>
  textField(label)
    .required(`${label} is required`)
    .matches(/^\d{1,9}$/, `${label} is not known`);

/**
 * Mails another guest of the booking a link of their own. For its primary guest alone, once verified; the numbers are
 * strings. 429 once enough mails went to that guest or for that booking.
 */
export const sendVerificationEmailEndpoint = defineEndpoint({
  name: 'send-verification-email',
  method: 'POST',
  path: '/send-verification-email',
  access: 'guest',
  body: object({
    email: newEmailField.required('Email is required'),
    guest_id: idText('Guest ID'),
    booking_id: idText('Booking ID'),
  }).noUnknown(),
  result: object({ email: string().required() }),
  fallbackMessage: 'Failed to send email',
  errors: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
});

/** A photo of the guest's own check, while it is kept. Afterwards it is 404, as are photos of other guests. */
export const getVerificationImageEndpoint = defineEndpoint({
  name: 'get-verification-image',
  method: 'GET',
  path: '/verification/images/{id}',
  access: 'guest',
  params: object({ id: uuidField('Photo') }),
  raw: 'image/jpeg',
  result: string().required(),
  fallbackMessage: 'Failed to fetch the photo',
  errors: ['NOT_FOUND'],
});

const starsMessage = 'Please choose one to five stars';

const ratingSchema = object({
  stars: numberField('Stars')
    .required(starsMessage)
    .integer(starsMessage)
    .min(1, starsMessage)
    .max(5, starsMessage),
  comment: textField('Comment').max(1000, 'Comment must be at most 1000 characters'),
}).noUnknown();
export type RatingPayload = InferType<typeof ratingSchema>;

/** Stores the primary guest's rating of the stay: one to five stars, once; 409 before the check-out and its day. */
export const rateStayEndpoint = defineEndpoint({
  name: 'rate-stay',
  method: 'POST',
  path: '/verification/rating',
  access: 'guest',
  body: ratingSchema,
  result: object({}),
  fallbackMessage: 'Failed to store your rating',
  errors: ['PERMISSION_DENIED', 'CONFLICT'],
});

/**
 * Deletes what was kept of the verification of the link's holder, and of those they verified on their device: photos,
 * what was read off documents, scores; and withdraws their consent. Verified persons stay verified. `deleted_at` is
 * from then on part of what the link shows.
 */
export const deleteVerificationDataEndpoint = defineEndpoint({
  name: 'delete-verification-data',
  method: 'DELETE',
  path: '/verification/data',
  access: 'guest',
  result: object({
    deleted_at: string().required(),
    photos: number().required(),
    checks: number().required(),
  }),
  fallbackMessage: 'Failed to delete your data',
  errors: ['CONFLICT'],
});
