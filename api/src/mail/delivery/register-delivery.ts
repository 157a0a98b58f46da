import type { FastifyInstance } from 'fastify';
import type { SmtpSettings } from '../../config/smtp-settings.ts';
import type { Config } from '../../config/config.ts';
import { deliveryPace, runDelivery, type Delivery } from './run-delivery.ts';
import { capturingSender, openSmtpSender } from './smtp-sender.ts';

export function capturesMail({ demo, smtp }: Config): boolean {
  return demo && smtp === undefined;
}

export function registerDelivery(app: FastifyInstance): void {
  let delivery: { stop(): Promise<void> } | undefined;
  app.addHook('onListen', () => {
    const { config, database, log } = app;
    if (config.smtp) delivery = startSmtpDelivery(config.smtp, { database, log });
    else if (capturesMail(config)) delivery = runDelivery({ database, log, sender: capturingSender });
    else log.warn('SMTP_URL is not set: mails wait in the outbox until it is');
  });
  app.addHook('onClose', () => delivery?.stop());
}

export function startSmtpDelivery(smtp: SmtpSettings, process: Omit<Delivery, 'sender'>) {
  const { connections } = { ...deliveryPace, ...process.pace };
  return runDelivery({ ...process, sender: openSmtpSender(smtp, connections) });
}
