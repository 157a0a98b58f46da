export { startSmtpDelivery } from './delivery/start-smtp-delivery.ts';
export { composeEmail } from './domain/compose-email.ts';
export { selectOutboxStatus } from './failed-emails.repository.ts';
export { enqueueEmail } from './use-cases/enqueue-email.ts';
export { enqueueTranslatedEmail } from './use-cases/enqueue-translated-email.ts';
export { runOutboxCommand } from './use-cases/run-outbox-command.ts';
