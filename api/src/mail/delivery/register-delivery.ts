import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { capturingSender } from './email-sender.ts';
import { runDelivery } from './run-delivery.ts';
import { startSmtpDelivery } from './start-smtp-delivery.ts';

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
