import type { DocumentData } from '@suite/contracts/verification';
import { openBytes, sealBytes, sealingKeys } from '../../sealing/sealed-bytes.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { documentData } from './identity-keys.ts';

/** Seals what was read from a document, bound to its check. */
export function sealDocument(secretKey: SecretKey, attempt_id: number, data: DocumentData): Buffer {
  const text = Buffer.from(JSON.stringify(data));
  return sealBytes(sealingKeys(documentData, secretKey), String(attempt_id), text);
}

/** Null where nothing was read, its time is over, or it was altered, moved, or sealed with a key that was forgotten. */
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
    // The check it belongs to must still be seen and decided.
    return null;
  }
}
