import type { Database } from '@suite/database';
import type { Release } from '@suite/descriptor';
import { listReleases } from '../releases.repository.ts';
import type { ReleaseKey } from '../release-key.ts';

/** @throws Error for a release that was not requested before */
export type ManifestOf = (named: ReleaseKey) => Release;

const maxCachedManifests = 1000;
const keyOf = ({ remote, release }: ReleaseKey) => `${remote}/${release}`;

export function cacheManifests(database: Database): (named: readonly ReleaseKey[]) => Promise<ManifestOf> {
  const cached = new Map<string, Release>();
  return async (named) => {
    const unknown = named.filter((one) => !cached.has(keyOf(one)));
    const read = unknown.length === 0 ? [] : await listReleases(database, unknown);
    const found = new Map(named.flatMap((one) => entryOf(cached, keyOf(one))));
    for (const one of read) {
      found.set(keyOf(one), one.manifest);
      cached.set(keyOf(one), one.manifest);
    }
    for (const key of cached.keys()) {
      if (cached.size <= maxCachedManifests) break;
      cached.delete(key);
    }
    return (one) => {
      const manifest = found.get(keyOf(one));
      if (!manifest) throw new Error(`The manifest of ${keyOf(one)} is missing.`);
      return manifest;
    };
  };
}

function entryOf(cached: ReadonlyMap<string, Release>, key: string): [string, Release][] {
  const manifest = cached.get(key);
  return manifest ? [[key, manifest]] : [];
}
