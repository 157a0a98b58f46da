import type { Database } from '@suite/database';
import { publicProblems } from '../gate/problems/permission-problems.ts';
import { listLiveReleases, listNewestPublicReleases } from '../releases.repository.ts';

/** An operator has to accept its new public pages by promoting it. */
export interface WaitingPublicRelease {
  remote: string;
  title: string;
  release: string;
  since: Date;
}

export async function findWaitingPublicReleases(database: Database): Promise<WaitingPublicRelease[]> {
  const [live, newest] = await Promise.all([listLiveReleases(database), listNewestPublicReleases(database)]);
  return newest
    .filter(({ manifest }) => publicProblems(manifest, live).length > 0)
    .map(({ remote, release, manifest, published_at }) => ({
      ...{ remote, release, title: manifest.descriptor.title, since: published_at },
    }));
}
