import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { textField } from '../forms/strict-fields.ts';
import { verificationBookingSchema } from './verification-booking.schema.ts';

/** The booking a guest's link is for. Links that are unknown, expired or revoked are answered alike. */
export const getUserByTokenEndpoint = defineEndpoint({
  name: 'get-user-by-token',
  method: 'GET',
  path: '/getuser_by_token/{token}',
  access: 'public',
  // The router has this limit too, so that an invented token of any length is answered like an unknown one.
  params: object({
    token: textField('Token').max(20_000, 'Token is too long').required('Token is required'),
  }),
  result: verificationBookingSchema,
  fallbackMessage: 'Failed to fetch user details',
  errors: ['NOT_FOUND'],
});
