import { randomBytes } from 'node:crypto';
import { sql, type Database } from '@suite/database';
import { openBytes, sealBytes, sealingKeys } from '../sealing/sealed-bytes.ts';
import { defineSealedColumn } from '../sealing/sealed-column.ts';
import type { SecretKey } from '../sealing/secret-key.ts';
import type { EndpointKey } from './webhook-endpoints.repository.ts';

export const webhookSecretColumn = defineSealedColumn({
  purpose: 'integrations.webhook_secret',
  table: 'webhook_secrets',
  id: 'id',
  column: 'secret_encrypted',
  context: `convert_to(endpoint_id::text, 'UTF8')`,
});

const secretBytes = 32;

/** The prefix is that of the Standard Webhooks specification. */
const createWebhookSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;

/** Returns the only copy that can be read without the key of the server. */
export async function addSecret(tx: Database, key: EndpointKey, secretKey: SecretKey): Promise<string> {
  const { hotel_id, endpoint_id } = key;
  const secret = createWebhookSecret();
  const keys = sealingKeys(webhookSecretColumn, secretKey);
  const sealed = sealBytes(keys, String(endpoint_id), Buffer.from(secret));
  await tx.query(sql`
    insert into webhook_secrets (hotel_id, endpoint_id, secret_encrypted)
    values (${hotel_id}, ${endpoint_id}, ${sealed})`);
  return secret;
}

/** Bounds the header, which has a signature by each secret. */
const formerSecrets = 5;

/** The newest secret before this call stays valid until then, and those before it as long as they were to be. */
export async function expireSecrets(tx: Database, key: EndpointKey, until: Date): Promise<void> {
  const { hotel_id, endpoint_id } = key;
  await tx.query(sql`
    update webhook_secrets set expires_at = ${until}
    where hotel_id = ${hotel_id} and endpoint_id = ${endpoint_id} and expires_at is null`);
  await tx.query(sql`
    delete from webhook_secrets
    where hotel_id = ${hotel_id} and endpoint_id = ${endpoint_id} and (expires_at <= now() or id not in (
      select id from webhook_secrets where hotel_id = ${hotel_id} and endpoint_id = ${endpoint_id}
      order by id desc limit ${formerSecrets}))`);
}

/** The newest comes first. */
export async function findSecrets(db: Database, key: EndpointKey, secretKey: SecretKey): Promise<string[]> {
  const { hotel_id, endpoint_id } = key;
  const rows = await db.query<{ secret_encrypted: Buffer }>(sql`
    select secret_encrypted from webhook_secrets
    where hotel_id = ${hotel_id} and endpoint_id = ${endpoint_id} and (expires_at is null or expires_at > now())
    order by id desc`);
  const keys = sealingKeys(webhookSecretColumn, secretKey);
  return rows.map(({ secret_encrypted }) =>
    openBytes(keys, String(endpoint_id), secret_encrypted).toString(),
  );
}
