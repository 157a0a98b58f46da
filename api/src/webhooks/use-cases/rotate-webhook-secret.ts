import type { Database } from '@suite/database';
import type { AnyCaller } from '../../access/caller.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { addSecret, expireSecrets } from '../webhook-secrets.repository.ts';
import { recordWebhook, requireEndpoint } from './webhooks.ts';
import { requireConfirmed, requireWebhookHotel } from '../webhooks.policy.ts';

const overlapMs = 24 * 3_600_000;

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, CONFIRMATION_REQUIRED */
export async function rotateWebhookSecret(
  db: Database,
  caller: AnyCaller,
  id: number,
  secretKey: SecretKey,
  now = new Date(),
): Promise<{ secret: string; previous_until: Date }> {
  const key = { hotel_id: requireWebhookHotel(caller), endpoint_id: id };
  const previous_until = new Date(now.getTime() + overlapMs);
  return db.transaction(async (tx) => {
    const { name } = await requireEndpoint(tx, key);
    await requireConfirmed(tx, caller, {
      text: 'Make a new secret for the webhook {name}',
      values: { name },
    });
    await expireSecrets(tx, key, previous_until);
    const secret = await addSecret(tx, key, secretKey);
    await recordWebhook(tx, caller, key, { action: 'rotate-webhook-secret', details: { name } });
    return { secret, previous_until };
  });
}
