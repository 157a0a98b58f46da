export { startSmtpDelivery } from './delivery/register-delivery.ts';
export { composeEmail } from './domain/compose-email.ts';
export { selectOutboxStatus } from './mail.repository.ts';
export { enqueueEmail, enqueueTranslatedEmail } from './send-email.flow.ts';
export { runOutboxCommand } from './use-cases/run-outbox-command.ts';
