import type { Database } from '@suite/database';
import type { ChannelState } from '../channels.repository.ts';
import { listEarlierReleases, type EarlierRelease } from '../release-changes.repository.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';

export type HasFiles = (folder: string) => Promise<boolean>;

/** Looks up each folder once, so that a look-up before a lock spares the one under it. */
export function rememberFolders(storage: ReleaseStorage): HasFiles {
  const known = new Map<string, Promise<boolean>>();
  return (folder) => {
    const answer = known.get(folder) ?? storage.exists(folder);
    known.set(folder, answer);
    return answer;
  };
}

/** Skips releases that were demoted or have no files. */
export async function findPreviousReleases(
  database: Database,
  states: readonly ChannelState[],
  hasFiles: HasFiles,
): Promise<Map<ChannelState, EarlierRelease>> {
  const found = new Map<ChannelState, EarlierRelease>();
  for (const { place, ...earlier } of await listEarlierReleases(database, states)) {
    const state = states[place - 1];
    if (!state || found.has(state)) continue;
    if (await hasFiles(`${state.remote}/${earlier.release}`)) found.set(state, earlier);
  }
  return found;
}
