import { boolean, object, string, type InferType } from 'yup';
import { bookingParams } from '../bookings/booking.schema.ts';
import { guestPersonSchema } from '../bookings/guest-person.schema.ts';
import { idIn, textField, uuidField, wholeNumberField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { deskDecisions, deskMethods, type DeskDecision, type VerificationMethod } from './desk.schema.ts';

export const deskMethodField = textField('Method')
  .required('Method is required')
  .oneOf(deskMethods, `Method must be one of ${deskMethods.join(', ')}`);

const deskVerificationPayloadSchema = object({
  user_type: guestPersonSchema.required('User type is required'),
  method: deskMethodField,
}).noUnknown();
export type DeskVerificationPayload = InferType<typeof deskVerificationPayloadSchema>;

/** Records that staff saw who a person of the booking is. 409 when that person is verified already. */
export const verifyAtDeskEndpoint = defineEndpoint({
  name: 'verify-at-desk',
  method: 'POST',
  path: '/bookings/{id}/desk-verification',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: deskVerificationPayloadSchema,
  result: object({
    name: string().required(),
    method: string<VerificationMethod>().required(),
    verified_at: string().required(),
  }),
  fallbackMessage: 'Failed to verify the guest',
  errors: ['BOOKING_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
});

/**
 * Undoes a verification at the desk, or that a child is accompanied. 409 for a person who was verified by photos or
 * not at all, and while the guests are checked in.
 */
export const undoDeskVerificationEndpoint = defineEndpoint({
  name: 'undo-desk-verification',
  method: 'POST',
  path: '/bookings/{id}/desk-verification/undo',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: object({ user_type: guestPersonSchema.required('User type is required') }).noUnknown(),
  result: object({ name: string().required() }),
  fallbackMessage: 'Failed to undo the verification',
  errors: ['BOOKING_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
});

const deskReviewSchema = object({
  attempt_id: idIn(wholeNumberField('Check'), 'Check').required('Check is required'),
  decision: textField('Decision')
    .required('Decision is required')
    .oneOf(deskDecisions, 'Decision must be approve or reject'),
}).noUnknown();
export type DeskReviewPayload = InferType<typeof deskReviewSchema>;

/**
 * Decides about a check that was close; approving verifies the person. Sent again it answers the same; 409 for the
 * other decision, for a person verified meanwhile, and once the photos are gone.
 */
export const reviewCheckEndpoint = defineEndpoint({
  name: 'review-check',
  method: 'POST',
  path: '/bookings/{id}/desk-review',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: deskReviewSchema,
  result: object({
    name: string().required(),
    decision: string<DeskDecision>().required(),
    is_verified: boolean().required(),
  }),
  fallbackMessage: 'Failed to store your decision',
  errors: ['BOOKING_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
});

/** A photo of a check of the booking, while it is kept. Every access is recorded. */
export const getDeskImageEndpoint = defineEndpoint({
  name: 'get-desk-image',
  method: 'GET',
  path: '/bookings/{id}/verification/images/{image}',
  access: { anyOf: mayManageBooking },
  params: bookingParams.shape({ image: uuidField('Photo') }),
  raw: 'image/jpeg',
  result: string().required(),
  fallbackMessage: 'Failed to fetch the photo',
  errors: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
});
