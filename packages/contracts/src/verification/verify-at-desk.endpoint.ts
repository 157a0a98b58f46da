import { object, string, type InferType } from 'yup';
import { bookingParams } from '../bookings/booking-params.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { textField } from '../forms/strict-fields.ts';
import { deskMethods, type VerificationMethod } from './desk.schema.ts';
import { guestPersonSchema } from '../bookings/guest-person.schema.ts';

const deskVerificationPayloadSchema = object({
  user_type: guestPersonSchema.required('User type is required'),
  method: textField('Method')
    .required('Method is required')
    .oneOf(deskMethods, `Method must be one of ${deskMethods.join(', ')}`),
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
