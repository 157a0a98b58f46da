import { object, string, type InferType } from 'yup';
import { guestLanguages } from '../bookings/guest-languages.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { textField } from '../forms/strict-fields.ts';
import { actingForField } from '../bookings/guest-person.schema.ts';

const consentSchema = object({
  version: textField('Version')
    .required('Version is required')
    .max(20, 'Version must be at most 20 characters'),
  locale: textField('Locale')
    .required('Locale is required')
    .oneOf(guestLanguages, `Locale must be one of ${guestLanguages.join(', ')}`),
  user_type: actingForField,
}).noUnknown();

export type ConsentPayload = InferType<typeof consentSchema>;

/**
 * Stores that the person agrees to the check; it ends their choice of the front desk. 409 for a version that agrees to
 * less than the present one.
 */
export const giveConsentEndpoint = defineEndpoint({
  name: 'give-consent',
  method: 'POST',
  path: '/verification/consent',
  access: 'guest',
  body: consentSchema,
  result: object({
    version: string().required(),
    locale: string().required(),
    consented_at: string().required(),
  }),
  fallbackMessage: 'Failed to store your consent',
  errors: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
});
