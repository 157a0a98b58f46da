import { emailField } from '../forms/value-fields.ts';

/** The new e-mail address of an account. */
export const newEmailField = emailField('Email', 'Please enter a valid email address');
