import type { Database } from '@suite/database';
import { releaseBase } from '@suite/remote-kit/descriptor';
import { RegistryError } from '../errors/registry-error.ts';
import { findRelease, listLiveReleases, lockChannels, moveLive } from '../releases.repository.ts';
import { findClash } from './find-clash.ts';

interface Promotion {
  remote: string;
  release: string;
  moved_by: number;
  address: string;
}

/** Makes a published release the one that visitors get. Moves are taken one after another. */
export function promoteRelease(database: Database, { remote, release, moved_by, address }: Promotion) {
  return database.transaction(async (tx) => {
    await lockChannels(tx);
    const manifest = await findRelease(tx, remote, release);
    if (!manifest) {
      throw new RegistryError(404, 'NOT_FOUND', `${remote} has no release ${release}. Publish it first.`);
    }
    const live = await listLiveReleases(tx);
    const previous = live.find((other) => other.remote === remote)?.release ?? null;
    const moved = previous !== release;
    if (moved) {
      const others = live
        .filter((other) => other.remote !== remote)
        .map((other) => other.manifest.descriptor);
      const clash = findClash(manifest.descriptor, others);
      if (clash !== undefined) throw new RegistryError(409, 'CONFLICT', clash);
      await moveLive(tx, { remote, from: previous, to: release, moved_by, address });
    }
    return { remote, release, previous, moved, base: releaseBase(remote, release) };
  });
}
