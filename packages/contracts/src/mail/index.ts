export {
  capturedEmailSchema,
  listMailboxEndpoint,
  mailboxQuerySchema,
  type CapturedEmail,
} from './list-mailbox.endpoint.ts';
