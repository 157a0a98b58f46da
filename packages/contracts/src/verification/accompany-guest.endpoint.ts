import { object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idIn, wholeNumberField } from '../forms/strict-fields.ts';

export const accompanySchema = object({
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
