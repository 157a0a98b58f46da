import { object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { emailField } from '../forms/value-fields.ts';

export const forgotPasswordSchema = object({
  usr_email: emailField('Email', 'Please enter a valid email address').required('Email is required'),
}).noUnknown();

export type ForgotPasswordForm = InferType<typeof forgotPasswordSchema>;

/** Asks for a link to choose a new password. The answer is the same whether the address has an account or not. */
export const forgotPasswordEndpoint = defineEndpoint({
  name: 'forgot-password',
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  body: forgotPasswordSchema,
  result: object({}),
  fallbackMessage: 'Failed to send the link',
});
