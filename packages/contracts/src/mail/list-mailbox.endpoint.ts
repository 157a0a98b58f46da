import { array, number, object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { singleLine } from '../forms/value-fields.ts';

const capturedEmailSchema = object({
  id: number().required(),
  recipient: string().required(),
  subject: string().required(),
  text: string().defined(),
  html: string().defined(),
  created_at: string().required(),
});

export const mailboxQuerySchema = object({
  page: pageField,
  limit: limitField.default(50),
  recipient: singleLine('Recipient').max(254, 'Recipient must be at most 254 characters'),
});

/** Demo mode only: a page of the captured e-mails, newest first. */
export const listMailboxEndpoint = defineEndpoint({
  name: 'list-mailbox',
  method: 'GET',
  path: '/dev/mailbox',
  access: 'public',
  query: mailboxQuerySchema,
  result: object({
    emails: array(capturedEmailSchema.required()).required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch the mailbox',
});
