import type { Database } from '@suite/database';
import type { Release } from '@suite/remote-kit/descriptor';
import { listReleases } from '../releases.repository.ts';

interface Named {
  remote: string;
  release: string;
}

/** The manifest of a release; asking for one that was not named before is a mistake of the caller. */
export type ManifestOf = (named: Named) => Release;

const most = 1000;
const keyOf = ({ remote, release }: Named) => `${remote}/${release}`;

/** Reads each manifest once: a release never changes, so what was read stays true. */
export function keepManifests(database: Database): (named: readonly Named[]) => Promise<ManifestOf> {
  const kept = new Map<string, Release>();
  return async (named) => {
    const unknown = named.filter((one) => !kept.has(keyOf(one)));
    const read = unknown.length === 0 ? [] : await listReleases(database, unknown);
    const found = new Map(named.flatMap((one) => entryOf(kept, keyOf(one))));
    for (const one of read) {
      found.set(keyOf(one), one.manifest);
      kept.set(keyOf(one), one.manifest);
    }
    for (const key of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(key);
    }
    return (one) => {
      const manifest = found.get(keyOf(one));
      if (!manifest) throw new Error(`The manifest of ${keyOf(one)} is missing.`);
      return manifest;
    };
  };
}

function entryOf(kept: ReadonlyMap<string, Release>, key: string): [string, Release][] {
  const manifest = kept.get(key);
  return manifest ? [[key, manifest]] : [];
}
