import type { DocumentData } from '@suite/contracts/verification';
import { openBytes, sealBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { documentData } from './identity-keys.ts';

export function sealDocument(secretKey: SecretKey, attempt_id: number, data: DocumentData): Buffer {
  const text = Buffer.from(JSON.stringify(data));
  return sealBytes(sealingKeys(documentData, secretKey), String(attempt_id), text);
}

/** Returns null for missing, altered or moved data, and for data sealed with a lost key. */
export function openDocument(
  secretKey: SecretKey,
  attempt_id: number,
  sealed: Buffer | null,
): DocumentData | null {
  if (!sealed) return null;
  try {
    const text = openBytes(sealingKeys(documentData, secretKey), String(attempt_id), sealed);
    return JSON.parse(text.toString()) as DocumentData;
  } catch {
    return null;
  }
}
