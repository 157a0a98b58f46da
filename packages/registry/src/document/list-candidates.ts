import type { Database } from '@suite/database';
import { releaseBase } from '@suite/descriptor';
import { listChannels, type ChannelState } from '../channels.repository.ts';
import { tenantChannel, type Channel } from '../cohorts/channel.ts';
import type { Visitor } from '../visitor.ts';
import { chooseReleases, type Choice } from './choose-releases.ts';
import type { CandidateRelease } from './document-for-visitor.ts';
import { cacheManifests } from './manifest-cache.ts';
import type { StoredRelease } from './stored-release.ts';

/** `states` are all channels, if the caller has read them. */
export type ListCandidates = (
  visitor: Visitor | null,
  states?: readonly ChannelState[],
) => Promise<CandidateRelease[]>;

export function candidateLister(database: Database): ListCandidates {
  const readManifests = cacheManifests(database);
  return async (visitor, states) => {
    const tenant_id = visitor?.tenant_id ?? undefined;
    const own = tenant_id === undefined ? [] : [tenantChannel(tenant_id)];
    const wanted: Channel[] = ['live', 'canary', ...own];
    const found =
      states?.filter(({ channel }) => wanted.includes(channel)) ?? (await listChannels(database, wanted));
    const choices = chooseReleases(found, visitor);
    const manifestOf = await readManifests(choices.flatMap(releasesOf));
    const place = (remote: string, release: string): StoredRelease => ({
      release,
      manifest: manifestOf({ remote, release }),
      base: releaseBase(remote, release),
    });
    return choices.map(({ remote, release, cohort, fallback }) => ({
      ...place(remote, release),
      cohort,
      fallback: fallback === undefined ? undefined : place(remote, fallback),
    }));
  };
}

function releasesOf({ remote, release, fallback }: Choice): { remote: string; release: string }[] {
  return [release, ...(fallback === undefined ? [] : [fallback])].map((one) => ({ remote, release: one }));
}
