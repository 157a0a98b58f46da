import { textField } from '../forms/strict-fields.ts';

export const linkTokenField = textField('Link')
  .max(100, 'This link is not complete')
  .required('Link is required');
