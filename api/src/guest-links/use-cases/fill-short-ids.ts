import type { Database } from '@suite/database';
import {
  findLinksWithoutShortId,
  openToken,
  shortIdOf,
  writeShortId,
} from '../../bookings/bookings.public.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';

/** Stores the short IDs of links made before short IDs existed; an aborted run continues at the next start. */
export async function fillShortIds(
  db: Database,
  { secretKey, signal }: { secretKey: SecretKey; signal?: AbortSignal },
): Promise<void> {
  for (const table of ['bookings', 'passengers'] as const) {
    let last: number | undefined = 0;
    while (last !== undefined && !signal?.aborted) {
      const links = await findLinksWithoutShortId(db, table, last);
      for (const link of links) {
        // A link whose token cannot be decrypted gets a short ID with its next mail, which creates a new link.
        const token = openToken(secretKey, link);
        if (token !== null) await writeShortId(db, table, { ...link, short_id: shortIdOf(token) });
      }
      last = links.at(-1)?.id;
    }
  }
}
