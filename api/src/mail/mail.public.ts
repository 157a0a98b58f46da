export { composeEmail, escapeHtml, type EmailContent } from './domain/compose-email.ts';
export { enqueueEmail } from './use-cases/enqueue-email.ts';
