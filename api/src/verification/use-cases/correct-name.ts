import type { Database } from '@suite/database';
import type { NameChange } from '../../bookings/bookings.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { findProvenDocument, renameChecks } from '../documents.repository.ts';
import { openDocument } from '../domain/sealed-document.ts';

/**
 * Decides whether a verified person remains the same one under another name: it is alike the name they were verified
 * under, or the one on the document that verified them. Their checks then carry the new name.
 */
export async function correctName(
  tx: Database,
  secretKey: SecretKey,
  { verified_name, ...change }: NameChange,
): Promise<boolean> {
  const { compareNames } = await import('@suite/identity');
  const proof = await findProvenDocument(tx, change);
  const document = proof && openDocument(secretKey, proof.id, proof.document_sealed);
  const onDocument = compareNames(document?.full_name ?? null, change.after);
  if (onDocument !== 'alike' && compareNames(verified_name, change.after) !== 'alike') return false;
  await renameChecks(tx, change, onDocument);
  return true;
}
