import type { Database } from '@suite/database';
import type { ChannelState } from '../channels.repository.ts';
import { findReleaseChange } from '../release-changes.repository.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';

/** Skips states whose release was demoted or has no files. */
export async function findPreviousRelease(
  { database, storage }: { database: Database; storage: Pick<ReleaseStorage, 'exists'> },
  remote: string,
  { release, previous_id }: ChannelState,
): Promise<{ release: string; previous_id: number | null } | undefined> {
  for (let id = previous_id; id !== null;) {
    const move = await findReleaseChange(database, id);
    const isAnother = move?.release != null && move.release !== release;
    const isGood = isAnother && move.has_files && !move.was_demoted;
    if (isGood && (await storage.exists(`${remote}/${move.release}`))) {
      return { release: move.release ?? '', previous_id: move.previous_id };
    }
    id = move?.previous_id ?? null;
  }
  return undefined;
}
