export { composeEmail } from './domain/compose-email.ts';
export { requeueFailedEmails, selectFailedEmails, selectOutboxStatus } from './failed-emails.repository.ts';
export { enqueueEmail } from './use-cases/enqueue-email.ts';
