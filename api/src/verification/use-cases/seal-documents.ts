import type { Database } from '@suite/database';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { sealDocument } from '../domain/sealed-document.ts';
import { findUnsealedDocuments, replaceUnsealedDocument } from '../documents.repository.ts';

const batch = 500;

export async function sealDocuments({
  database,
  secretKey,
}: {
  database: Database;
  secretKey: SecretKey;
}): Promise<void> {
  for (;;) {
    const unsealed = await findUnsealedDocuments(database, batch);
    for (const { document_data, ...check } of unsealed) {
      const sealed = sealDocument(secretKey, check.attempt_id, document_data);
      await replaceUnsealedDocument(database, check, sealed);
    }
    if (unsealed.length < batch) return;
  }
}
