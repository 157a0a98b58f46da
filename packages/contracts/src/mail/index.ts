export { listMailboxEndpoint, mailboxQuerySchema } from './list-mailbox.endpoint.ts';
