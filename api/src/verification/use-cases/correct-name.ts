import type { Database } from '@suite/database';
import type { NameChange } from '../../bookings/bookings.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { findProvenDocument, renameChecks } from '../documents.repository.ts';
import { openDocument } from '../domain/sealed-document.ts';

/** Accepts a name that resembles the verified one or the one on the document, and renames the person's checks. */
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
