import { boolean, object, string, type InferType } from 'yup';
import { bookingParams } from '../bookings/booking-params.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { idIn, textField, wholeNumberField } from '../forms/strict-fields.ts';
import { deskDecisions, type DeskDecision } from './desk.schema.ts';

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
