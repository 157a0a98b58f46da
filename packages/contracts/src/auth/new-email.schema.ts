import { emailField } from '../forms/value-fields.ts';

export const newEmailField = emailField('Email', 'Please enter a valid email address');
