import type { Database } from '@suite/database';
import type { BookingKey } from '../../bookings/bookings.public.ts';
import { deleteForsakenChecks } from '../attempts.repository.ts';
import { deleteOldChallenges, deleteOldSelfies } from '../selfies.repository.ts';
import { deleteOldDocuments, deleteOldIdentities } from '../documents.repository.ts';
import { claimDueImages, deleteImages, findUnknownPaths } from '../images.repository.ts';
import type { ImageStore } from '../image-store/open-image-store.ts';

const batch = 100;
/** Files are written before their rows, so that younger files may still get one. */
const youngInMs = 5 * 60_000;

export interface SweptPlace {
  database: Database;
  images: ImageStore;
}

/** Deletes the file before its row, so that the next sweep can complete an interrupted one. */
export async function sweepImages(
  { database, images }: SweptPlace,
  booking: BookingKey | null = null,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { due, gone, failure } = await database.transaction(async (tx) => {
      const claimed = await claimDueImages(tx, booking, batch);
      const removals = await Promise.allSettled(claimed.map(({ path }) => images.remove(path)));
      const removed = claimed.filter((_image, index) => removals[index]?.status === 'fulfilled');
      await deleteImages(tx, removed);
      const failed = removals.find((removal) => removal.status === 'rejected');
      return { due: claimed.length, gone: removed.length, failure: failed };
    });
    deleted += gone;
    // The next sweep retries the failed deletions.
    if (failure) throw failure.reason;
    if (due < batch) return deleted;
  }
}

/** Deletes files without a row, which remain when a process dies between the two writes, and expired rows. */
export async function sweepStrays({ database, images }: SweptPlace, now = Date.now()): Promise<number> {
  const old = (await images.list()).filter(({ changed }) => now - changed > youngInMs);
  const strays = await findUnknownPaths(
    database,
    old.map(({ path }) => path),
  );
  for (const path of strays) await images.remove(path);
  await deleteForsakenChecks(database);
  await deleteOldChallenges(database);
  await deleteOldIdentities(database);
  while ((await deleteOldDocuments(database, batch)) === batch);
  await deleteOldSelfies(database);
  return strays.length;
}
