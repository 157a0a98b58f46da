import { textField } from '../forms/strict-fields.ts';

/** The secret part of a mailed link. */
export const linkTokenField = textField('Link')
  .max(100, 'This link is not complete')
  .required('Link is required');
