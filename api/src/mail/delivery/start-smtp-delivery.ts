import type { SmtpSettings } from '../../config/smtp-settings.ts';
import { deliveryPace } from './delivery-pace.ts';
import { runDelivery, type Delivery } from './run-delivery.ts';
import { openSmtpSender } from './smtp-sender.ts';

export function startSmtpDelivery(smtp: SmtpSettings, process: Omit<Delivery, 'sender'>) {
  const { connections } = { ...deliveryPace, ...process.pace };
  return runDelivery({ ...process, sender: openSmtpSender(smtp, connections) });
}
