import { Webhook } from 'standardwebhooks';

export interface SignedWebhook {
  id: string;
  body: string;
  at: Date;
}

/** Signs with every secret, newest first, so that a receiver may still have the previous one. */
export function signWebhook(
  secrets: readonly string[],
  { id, body, at }: SignedWebhook,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'management-suite-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
