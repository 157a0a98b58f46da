import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { newEmailField } from '../auth/new-email.schema.ts';
import { textField } from '../forms/strict-fields.ts';

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
