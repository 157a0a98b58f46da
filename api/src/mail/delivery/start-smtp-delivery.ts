import type { SmtpSettings } from '../../config/smtp-settings.ts';
import { deliveryPace } from './delivery-pace.ts';
import { runDelivery, type Delivery } from './run-delivery.ts';
import { openSmtpSender } from './smtp-sender.ts';

/** Sends what waits in the outbox to a mail server until it is stopped. */
export function startSmtpDelivery(smtp: SmtpSettings, process: Omit<Delivery, 'sender'>) {
  const { connections } = { ...deliveryPace, ...process.pace };
  return runDelivery({ ...process, sender: openSmtpSender(smtp, connections) });
}
