export { startSmtpDelivery } from './delivery/start-smtp-delivery.ts';
export { composeEmail } from './domain/compose-email.ts';
export { selectOutboxStatus } from './failed-emails.repository.ts';
export { enqueueEmail, enqueueTranslatedEmail } from './send-email.flow.ts';
export { runOutboxCommand } from './use-cases/run-outbox-command.ts';
