import { singleLine } from '../forms/single-line.ts';

/** The new e-mail address of an account. */
export const newEmailField = singleLine('Email')
  .max(254, 'Please enter a valid email address')
  .email('Please enter a valid email address');
