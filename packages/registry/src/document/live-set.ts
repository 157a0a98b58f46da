import { sql, type Database } from '@suite/database';
import { releaseBase, type Release } from '@suite/descriptor';
import { listChannels, type ChannelState } from '../channels.repository.ts';
import {
  chooseChannel,
  cohortOf,
  isInCanary,
  tenantOf,
  type Channel,
  type Pointer,
} from '../cohorts/channel.ts';
import { groupByRemote, keyOf } from '../release-key.ts';
import { listReleases, type LiveRelease } from '../releases.repository.ts';
import type { Visitor } from '../visitor.ts';
import type { CandidateRelease } from './document-for-visitor.ts';
import type { StoredRelease } from './stored-release.ts';

interface ServedRelease extends Pointer {
  candidate: CandidateRelease;
}

/** Contains the releases that visitors get at one version of the registry. It never changes; the set of the next version replaces it. */
export interface LiveSet {
  version: string;
  remotes: readonly ReadonlyMap<Channel, ServedRelease>[];
  canaries: readonly ServedRelease[];
  /** Lists the tenants with a release of their own. */
  tenants: ReadonlySet<number>;
  languages: ReadonlySet<string>;
}

export interface LiveSets {
  /** Returns the set that was read last. A change may have followed it, so compare its version before use. */
  known: () => Promise<LiveSet>;
  current: () => Promise<LiveSet>;
  load: (version: string) => Promise<LiveSet>;
  listServed: () => Promise<LiveRelease[]>;
}

export async function readLiveVersion(database: Database): Promise<string> {
  const [row] = await database.query<{ version: string }>(sql`select version from live_version`);
  return row?.version ?? '';
}

/** Keeps the newest set. Each transaction that changes it changes the version, which every request reads. */
export function openLiveSets(database: Database): LiveSets {
  let manifests: Manifests = new Map();
  let newest: { version: string; set: Promise<LiveSet> } | undefined;
  const read = async (version: string) => {
    const states = await listChannels(database);
    manifests = await readManifests(database, states, manifests);
    return arrangeLiveSet(version, states, manifests);
  };
  const load = (version: string) => {
    if (newest?.version === version) return newest.set;
    const set = read(version);
    newest = { version, set };
    set.catch(() => {
      if (newest?.set === set) newest = undefined;
    });
    return set;
  };
  const current = async () => load(await readLiveVersion(database));
  const listServed = async () => listServedReleases(await current());
  return { load, current, listServed, known: () => newest?.set ?? current() };
}

export function listCandidates({ remotes }: LiveSet, visitor: Visitor | null): CandidateRelease[] {
  return remotes.flatMap((channels) => chooseChannel(channels, visitor)?.candidate ?? []);
}

/** Lists each release that any channel points to, once, in the order of remotes and releases. */
function listServedReleases({ remotes }: LiveSet): LiveRelease[] {
  return remotes.flatMap((channels) => {
    const served = new Map([...channels.values()].map(({ candidate }) => [candidate.release, candidate]));
    return [...served.values()]
      .map(({ release, manifest }) => ({ remote: manifest.name, release, manifest }))
      .sort((one, other) => (one.release < other.release ? -1 : 1));
  });
}

/** Holds everything about a visitor, except for their permissions, that decides which releases they get. */
export function cohortKey({ canaries, tenants }: LiveSet, visitor: Visitor | null) {
  const tenant_id = visitor?.tenant_id ?? null;
  return [
    canaries.filter((canary) => isInCanary(canary, visitor)).map(({ remote }) => remote),
    tenant_id !== null && tenants.has(tenant_id) ? tenant_id : null,
  ];
}

type Manifests = ReadonlyMap<string, Release>;

/** Returns the manifests of the states, without reading those in `known` again. */
async function readManifests(
  database: Database,
  states: readonly ChannelState[],
  known: Manifests,
): Promise<Manifests> {
  const named = states.flatMap(({ remote, release, previous }) => [
    { remote, release },
    ...(previous === null ? [] : [{ remote, release: previous }]),
  ]);
  const served = new Map(named.map((one) => [keyOf(one), one]));
  const unknown = [...served.values()].filter((one) => !known.has(keyOf(one)));
  const read = unknown.length === 0 ? [] : await listReleases(database, unknown);
  const kept = [...known].filter(([key]) => served.has(key));
  return new Map([...kept, ...read.map((one) => [keyOf(one), one.manifest] as const)]);
}

export function arrangeLiveSet(
  version: string,
  states: readonly ChannelState[],
  manifests: Manifests,
): LiveSet {
  const place = (remote: string, release: string): StoredRelease => {
    const manifest = manifests.get(keyOf({ remote, release }));
    if (!manifest) throw new Error(`The manifest of ${keyOf({ remote, release })} is missing.`);
    return { release, manifest, base: releaseBase(remote, release) };
  };
  const serve = (state: ChannelState, live: ChannelState | undefined): ServedRelease => {
    const { remote, channel, percent, release } = state;
    // A canary falls back to the live release, not to an earlier canary.
    const earlier = [channel === 'canary' ? null : state.previous, live?.release, live?.previous];
    const fallback = earlier.find((one) => one != null && one !== release);
    const candidate = {
      ...place(remote, release),
      cohort: cohortOf(channel),
      fallback: fallback == null ? undefined : place(remote, fallback),
    };
    return { remote, channel, percent, candidate };
  };
  const remotes = [...groupByRemote(states).values()].map((own) => {
    const live = own.find(({ channel }) => channel === 'live');
    return new Map(own.map((state) => [state.channel, serve(state, live)]));
  });
  return {
    version,
    remotes,
    canaries: remotes.flatMap((channels) => channels.get('canary') ?? []),
    tenants: new Set(states.flatMap(({ channel }) => tenantOf(channel) ?? [])),
    languages: new Set(
      [...manifests.values()].flatMap(({ descriptor }) => Object.keys(descriptor.translations ?? {})),
    ),
  };
}
