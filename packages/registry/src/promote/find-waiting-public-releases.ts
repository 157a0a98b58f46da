import type { Database } from '@suite/database';
import { publicProblems } from '../gate/problems/public-problems.ts';
import { listLiveReleases, listNewestPublicReleases } from '../releases.repository.ts';

/** A release that opens more to visitors without a session than its remote does, which an operator has to promote. */
export interface WaitingPublicRelease {
  remote: string;
  title: string;
  release: string;
  since: Date;
}

/** Finds the newest releases that wait for an operator because of what they open to visitors without a session. */
export async function findWaitingPublicReleases(database: Database): Promise<WaitingPublicRelease[]> {
  const [live, newest] = await Promise.all([listLiveReleases(database), listNewestPublicReleases(database)]);
  return newest
    .filter(({ manifest }) => publicProblems(manifest, live).length > 0)
    .map(({ remote, release, manifest, published_at }) => ({
      ...{ remote, release, title: manifest.descriptor.title, since: published_at },
    }));
}
