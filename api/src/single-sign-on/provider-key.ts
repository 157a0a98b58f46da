import { openBytes, sealBytes, sealingKeys } from '../sealing/sealed-bytes.ts';
import { defineSealedColumn } from '../sealing/sealed-column.ts';
import type { SecretKey } from '../sealing/secret-key.ts';

export const clientSecretColumn = defineSealedColumn({
  purpose: 'single-sign-on.client_secret',
  table: 'sign_in_providers',
  id: 'id',
  column: 'client_secret',
  context: `convert_to(coalesce(hotel_id::text, 'platform'), 'UTF8')`,
});

export const providerTokenColumn = defineSealedColumn({
  purpose: 'single-sign-on.provider_token',
  table: 'sessions',
  id: 'id',
  column: 'provider_token',
  context: `convert_to(provider_id::text, 'UTF8')`,
});

const ownerText = (hotel_id: number | null) => String(hotel_id ?? 'platform');

export function sealClientSecret(secretKey: SecretKey, hotel_id: number | null, secret: string): Buffer {
  return sealBytes(sealingKeys(clientSecretColumn, secretKey), ownerText(hotel_id), Buffer.from(secret));
}

export function openClientSecret(secretKey: SecretKey, hotel_id: number | null, sealed: Buffer): string {
  return openBytes(sealingKeys(clientSecretColumn, secretKey), ownerText(hotel_id), sealed).toString();
}

export function sealProviderToken(secretKey: SecretKey, provider_id: number, token: string): Buffer {
  return sealBytes(sealingKeys(providerTokenColumn, secretKey), String(provider_id), Buffer.from(token));
}

export function openProviderToken(secretKey: SecretKey, provider_id: number, sealed: Buffer): string {
  return openBytes(sealingKeys(providerTokenColumn, secretKey), String(provider_id), sealed).toString();
}
