import { maxWebhooks, type Webhook, type WebhookForm } from '@suite/contracts/integrations';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { AnyCaller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { isAllowedUrl } from '../../http/guarded-calls/public-address.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import type { AddressRules } from '@suite/registry';
import {
  countEndpointsLocked,
  deleteEndpointRow,
  findEndpoint,
  findEndpoints,
  insertEndpoint,
  lockEndpoint,
  writeEndpoint,
  type EndpointKey,
  type EndpointRow,
} from '../webhook-endpoints.repository.ts';
import { addSecret } from '../webhook-secrets.repository.ts';
import { requireConfirmed, requireSentFields, requireWebhookHotel } from '../webhooks.policy.ts';

export interface WebhookSettings {
  secretKey: SecretKey;
  addresses: AddressRules;
}

export async function listWebhooks(db: Database, caller: AnyCaller): Promise<Webhook[]> {
  return (await findEndpoints(db, requireWebhookHotel(caller))).map(toWebhook);
}

/** @throws DomainError PERMISSION_DENIED, VALIDATION_ERROR, CONFLICT, CONFIRMATION_REQUIRED */
export async function createWebhook(
  db: Database,
  caller: AnyCaller,
  form: WebhookForm,
  { secretKey, addresses }: WebhookSettings,
): Promise<{ webhook: Webhook; secret: string }> {
  const hotel_id = requireWebhookHotel(caller);
  requireSentFields(caller, form);
  refusePrivate(form.url, addresses);
  return db.transaction(async (tx) => {
    if ((await countEndpointsLocked(tx, hotel_id)) >= maxWebhooks) {
      throw new DomainError('CONFLICT', 'WEBHOOKS_TOO_MANY', { most: maxWebhooks });
    }
    await requireConfirmed(tx, caller, confirmationOf(form));
    const key = { hotel_id, endpoint_id: await insertEndpoint(tx, hotel_id, form) };
    const secret = await addSecret(tx, key, secretKey);
    await recordWebhook(tx, caller, key, { action: 'create-webhook', details: detailsOf(form) });
    return { webhook: toWebhook(await readBack(tx, key)), secret };
  });
}

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND, VALIDATION_ERROR, CONFIRMATION_REQUIRED */
export async function updateWebhook(
  db: Database,
  caller: AnyCaller,
  id: number,
  { form, addresses }: { form: WebhookForm; addresses: AddressRules },
): Promise<Webhook> {
  const key = { hotel_id: requireWebhookHotel(caller), endpoint_id: id };
  return db.transaction(async (tx) => {
    const before = await requireEndpoint(tx, key);
    requireSentFields(caller, form);
    refusePrivate(form.url, addresses);
    const revealsMore = form.includes_personal_data && !before.includes_personal_data;
    // Code in the page must not be able to send the guests' data elsewhere.
    if (form.url !== before.url || revealsMore) await requireConfirmed(tx, caller, confirmationOf(form));
    await writeEndpoint(tx, key, form);
    const details = { before: detailsOf(before), after: detailsOf(form) };
    await recordWebhook(tx, caller, key, { action: 'update-webhook', details });
    return toWebhook(await readBack(tx, key));
  });
}

/** @throws DomainError PERMISSION_DENIED, NOT_FOUND */
export async function deleteWebhook(db: Database, caller: AnyCaller, id: number): Promise<void> {
  const key = { hotel_id: requireWebhookHotel(caller), endpoint_id: id };
  await db.transaction(async (tx) => {
    const before = await requireEndpoint(tx, key);
    await deleteEndpointRow(tx, key);
    await recordWebhook(tx, caller, key, { action: 'delete-webhook', details: detailsOf(before) });
  });
}

/** Locks the receiver. Those of other hotels also count as not found. */
export async function requireEndpoint(tx: Database, key: EndpointKey): Promise<EndpointRow> {
  const endpoint = await lockEndpoint(tx, key);
  if (!endpoint) throw webhookNotFound();
  return endpoint;
}

export function webhookNotFound(): DomainError {
  return new DomainError('NOT_FOUND', 'WEBHOOK_NOT_FOUND');
}

export async function readBack(tx: Database, key: EndpointKey): Promise<EndpointRow> {
  const row = await findEndpoint(tx, key);
  if (!row) throw new Error(`Webhook ${key.endpoint_id} was written and cannot be read`);
  return row;
}

export function toWebhook({
  hotel_id: _,
  failing_since,
  stopped_at,
  created_at,
  ...row
}: EndpointRow): Webhook {
  return {
    ...row,
    failing_since: failing_since?.toISOString() ?? null,
    stopped_at: stopped_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

export function recordWebhook(
  tx: Database,
  actor: AnyCaller,
  { hotel_id, endpoint_id }: EndpointKey,
  { action, details }: { action: string; details: object },
): Promise<void> {
  return recordAudit(tx, {
    ...{ actor, hotel_id, action, details },
    ...{ subject_type: 'webhook', subject_id: endpoint_id },
  });
}

function refusePrivate(url: string, addresses: AddressRules): void {
  if (!isAllowedUrl(url, addresses))
    throw new DomainError('VALIDATION_ERROR', 'WEBHOOK_ADDRESS_REFUSED', {}, 'url');
}

function confirmationOf({ url, includes_personal_data }: WebhookForm) {
  const text = includes_personal_data
    ? ('Send events with personal data of guests to {address}' as const)
    : ('Send events to {address}' as const);
  return { text, values: { address: new URL(url).origin } };
}

/** The path and query of an address may hold a secret of the receiver. */
function detailsOf({ name, url, event_types, includes_personal_data }: WebhookForm): object {
  return { name, address: new URL(url).origin, event_types, includes_personal_data };
}
