import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { newEmailField } from './new-email.schema.ts';

/** Mails a code to the new address of the own account. The answer does not reveal whether that address has an account. */
export const sendEmailVerificationEndpoint = defineEndpoint({
  name: 'send-email-verification',
  method: 'POST',
  path: '/auth/send-email-verification',
  access: 'signed-in',
  confirmation: 'new-sign-in',
  body: object({ new_email: newEmailField.required('Please enter a valid email address') }).noUnknown(),
  result: object({}),
  fallbackMessage: 'Failed to send email verification',
});
