import { object, string } from 'yup';
import { guestLanguages, type GuestLanguage } from '../bookings/guest-languages.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { textField } from '../forms/strict-fields.ts';

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
