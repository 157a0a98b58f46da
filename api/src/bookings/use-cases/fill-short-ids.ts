import type { Database } from '@suite/database';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { shortIdOf, decryptVerificationToken } from '../domain/verification-token.ts';
import { findLinksWithoutShortId, writeShortId, type LinkTable } from '../short-ids.repository.ts';

/** Stores the short IDs of links made before short IDs existed; an aborted run continues at the next start. */
export async function fillShortIds(
  db: Database,
  { secretKey, signal }: { secretKey: SecretKey; signal?: AbortSignal },
): Promise<void> {
  for (const table of ['bookings', 'passengers'] as const) await fillTable(db, table, { secretKey, signal });
}

async function fillTable(
  db: Database,
  table: LinkTable,
  { secretKey, signal }: { secretKey: SecretKey; signal: AbortSignal | undefined },
): Promise<void> {
  let last = 0;
  for (;;) {
    const links = signal?.aborted ? [] : await findLinksWithoutShortId(db, table, last);
    for (const { id, encrypted, hash } of links) {
      const token = readToken(secretKey, encrypted, hash);
      if (token !== null) await writeShortId(db, table, { id, hash, short_id: shortIdOf(token) });
    }
    const end = links.at(-1);
    if (!end) return;
    last = end.id;
  }
}

function readToken(secretKey: SecretKey, encrypted: Buffer, hash: Buffer): string | null {
  try {
    return decryptVerificationToken(secretKey, encrypted, hash);
  } catch {
    // The token cannot be decrypted; the next mail creates a new link with a short ID.
    return null;
  }
}
