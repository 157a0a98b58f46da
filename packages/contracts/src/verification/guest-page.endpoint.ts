import { object, string, type InferType } from 'yup';
import { guestFactsSchema } from '../bookings/guest-facts.schema.ts';
import { guestLanguages, type GuestLanguage } from '../bookings/guest-languages.ts';
import { actingForField, deskChoicesSchema } from '../bookings/guest-person.schema.ts';
import { textField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
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

/** Stores the language that the holder of the link chose for their mails. */
export const chooseLanguageEndpoint = defineEndpoint({
  name: 'choose-language',
  method: 'POST',
  path: '/verification/language',
  access: 'guest',
  body: object({
    guest_language: textField('Language')
      .required('Language is required')
      .oneOf(guestLanguages, `Language must be one of ${guestLanguages.join(', ')}`),
  }).noUnknown(),
  result: object({ guest_language: string<GuestLanguage>().required() }),
  fallbackMessage: 'Failed to store your language',
});

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

/**
 * Stores that the person prefers to show an ID at the front desk, for staff to see. It does not verify them, needs no
 * consent, and lasts until the person consents to a check. Sent again it answers the same; 409 for a verified person.
 */
export const chooseDeskEndpoint = defineEndpoint({
  name: 'choose-desk',
  method: 'POST',
  path: '/verification/desk',
  access: 'guest',
  body: object({ user_type: actingForField }).noUnknown(),
  result: object({ desk_choices: deskChoicesSchema }),
  fallbackMessage: 'Failed to store your choice',
  errors: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
});

/**
 * Stores what the primary guest says for the arrival, where the hotel asks for it, once all guests are verified; a missing
 * fact is unchanged. 409 after the check-in, and where the hotel does not ask.
 */
export const storeGuestFactsEndpoint = defineEndpoint({
  name: 'store-guest-facts',
  method: 'PUT',
  path: '/verification/facts',
  access: 'guest',
  body: guestFactsSchema,
  result: object({}),
  fallbackMessage: 'Failed to store your details',
  errors: ['PERMISSION_DENIED', 'CONFLICT'],
});
