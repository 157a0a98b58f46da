import type { Database } from '@suite/database';
import { LRUCache } from 'lru-cache';
import { releaseBase, type Cohort, type Release } from '@suite/descriptor';
import { listChannels, type ChannelState } from '../channels.repository.ts';
import { tenantChannel, cohortOf, chooseChannel, type Channel } from '../cohorts/channel.ts';
import type { Visitor } from '../visitor.ts';
import type { CandidateRelease } from './document-for-visitor.ts';
import type { StoredRelease } from './stored-release.ts';
import { listReleases } from '../releases.repository.ts';
import type { ReleaseKey } from '../release-key.ts';

/** @throws Error for a release that was not requested before */
type ManifestOf = (named: ReleaseKey) => Release;

const maxCachedManifests = 1000;
const keyOf = ({ remote, release }: ReleaseKey) => `${remote}/${release}`;

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

interface Choice {
  remote: string;
  release: string;
  cohort: Cohort;
  fallback: string | undefined;
}

function chooseReleases(states: readonly ChannelState[], visitor: Visitor | null): Choice[] {
  return [...new Set(states.map(({ remote }) => remote))].flatMap((name) => {
    const ofRemote = states.filter((state) => state.remote === name);
    const chosen = chooseChannel(ofRemote, visitor);
    if (!chosen) return [];
    const { remote, release, channel } = chosen;
    const live = ofRemote.find((state) => state.channel === 'live');
    // A canary falls back to the live release, not to an earlier canary.
    const earlier = [channel === 'canary' ? null : chosen.previous, live?.release, live?.previous];
    const fallback = earlier.find((one) => one != null && one !== release) ?? undefined;
    return [{ remote, release, cohort: cohortOf(channel), fallback }];
  });
}

function cacheManifests(database: Database): (named: readonly ReleaseKey[]) => Promise<ManifestOf> {
  const cached = new LRUCache<string, Release>({ max: maxCachedManifests });
  return async (named) => {
    const found = new Map(named.map((one) => [keyOf(one), cached.get(keyOf(one))]));
    const unknown = named.filter((one) => !found.get(keyOf(one)));
    const read = unknown.length === 0 ? [] : await listReleases(database, unknown);
    for (const one of read) {
      found.set(keyOf(one), one.manifest);
      cached.set(keyOf(one), one.manifest);
    }
    return (one) => {
      const manifest = found.get(keyOf(one));
      if (!manifest) throw new Error(`The manifest of ${keyOf(one)} is missing.`);
      return manifest;
    };
  };
}
