import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { deliveryPace } from './delivery-pace.ts';
import { capturingSender, type EmailSender } from './email-sender.ts';
import { runDelivery } from './run-delivery.ts';
import { openSmtpSender } from './smtp-sender.ts';

/** Whether mails are kept to be looked at instead of being sent. */
export function capturesMail({ demo, smtp }: Config): boolean {
  return demo && smtp === undefined;
}

function openSender(config: Config): EmailSender | undefined {
  if (config.smtp) return openSmtpSender(config.smtp, deliveryPace.connections);
  return capturesMail(config) ? capturingSender : undefined;
}

/** Delivers the outbox while the server listens; what is under way at its end is finished. */
export function registerDelivery(app: FastifyInstance): void {
  let delivery: { stop(): Promise<void> } | undefined;
  app.addHook('onListen', () => {
    const sender = openSender(app.config);
    if (sender) delivery = runDelivery({ database: app.database, sender, log: app.log });
    else app.log.warn('SMTP_URL is not set: mails wait in the outbox until it is');
  });
  app.addHook('onClose', () => delivery?.stop());
}
