import { number, object, string } from 'yup';
import { textField } from '../forms/strict-fields.ts';
import { emailField } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { newPasswordField } from './new-password.schema.ts';

export const linkTokenField = textField('Link')
  .max(100, 'This link is not complete')
  .required('Link is required');

export const forgotPasswordSchema = object({
  usr_email: emailField('Email', 'Please enter a valid email address').required('Email is required'),
}).noUnknown();

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

/** The minimum password length for the owner of a mailed link. The link stays valid. */
export const openPasswordResetEndpoint = defineEndpoint({
  name: 'open-password-reset',
  method: 'POST',
  path: '/auth/reset-password/open',
  access: 'public',
  body: object({ token: linkTokenField }).noUnknown(),
  result: object({ password_min_length: number().required() }),
  fallbackMessage: 'Failed to open the link',
});

/** Chooses a new password with the token of a mailed link, and signs the account out everywhere. */
export const resetPasswordEndpoint = defineEndpoint({
  name: 'reset-password',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  body: object({ token: linkTokenField, usr_password: newPasswordField }).noUnknown(),
  result: object({}),
  fallbackMessage: 'Failed to update password',
});

/**
 * Restores the former address of an account, or removes a new way to sign in, with the mailed link. Ways that were added later are
 * removed too. All sessions end and the old password becomes invalid;
 * `reset_token` chooses a new one.
 */
export const undoEmailChangeEndpoint = defineEndpoint({
  name: 'undo-email-change',
  method: 'POST',
  path: '/auth/email-change/undo',
  access: 'public',
  body: object({ token: linkTokenField }).noUnknown(),
  result: object({ usr_email: string().required(), reset_token: string().required() }),
  fallbackMessage: 'Failed to restore your email address',
  errors: ['CONFLICT'],
});
