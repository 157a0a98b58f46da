import { singleLine } from '../single-line.ts';

/** The address an account is to move to. */
export const newEmailField = singleLine('Email')
  .max(254, 'Please enter a valid email address')
  .email('Please enter a valid email address');
