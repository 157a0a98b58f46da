import type {
  DependencyKind,
  Release,
  ReleaseDependencies,
  ReleaseDependency,
  RemoteDescriptor,
} from '@suite/descriptor';
import { satisfies } from 'semver';
import { translateDescriptor } from '../translate-descriptor.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { groupByRemote } from '../release-key.ts';
import type { LiveRelease } from '../releases.repository.ts';

type Host = Pick<GateHost, 'provided' | 'apiVersions' | 'serviceStates'>;
type Need = Pick<ReleaseDependency, 'name' | 'provider' | 'wanted' | 'provided' | 'isMet'>;
type ListNeeds = (manifest: Release, context: { host: Host; live: LiveIndex }) => Need[];

/** Finds the releases of a remote, and the first remote that provides a slot or an event, without a search. */
interface LiveIndex {
  releasesOf: ReadonlyMap<string, readonly LiveRelease[]>;
  slotProviders: ReadonlyMap<string, string>;
  eventProviders: ReadonlyMap<string, string>;
}

const slotNames = ({ slots = [] }: RemoteDescriptor) => slots.map(({ name }) => name);
const eventNames = ({ events: { publishes = [] } = {} }: RemoteDescriptor) => publishes;

/** The order of the kinds is the order of the list. */
const needsOf: Record<DependencyKind, ListNeeds> = {
  api: ({ descriptor }, { host }) => apiNeeds(descriptor.requires, host),
  'awaited-api': ({ descriptor }, { host }) => apiNeeds(descriptor.awaits, host),
  'shared-module': ({ shared }, { host }) => sharedNeeds(shared, host),
  'exposed-module': (manifest, { live }) => exposedNeeds(manifest, live),
  service: ({ descriptor }, { host }) => serviceNeeds(descriptor, host),
  slot: ({ descriptor }, { live }) => slotNeeds(descriptor, live),
  event: ({ descriptor }, { live }) => eventNeeds(descriptor, live),
};

export function listDependencies(
  liveSet: readonly LiveRelease[],
  host: Host,
  language?: string,
): ReleaseDependencies {
  const live: LiveIndex = {
    releasesOf: groupByRemote(liveSet),
    slotProviders: firstProviders(liveSet, slotNames),
    eventProviders: firstProviders(liveSet, eventNames),
  };
  return {
    releases: liveSet.map(({ remote, release, manifest }) => ({
      remote,
      title: translateDescriptor(manifest.descriptor, language).title,
      release,
    })),
    dependencies: liveSet.flatMap(({ remote, release, manifest }) =>
      Object.entries(needsOf).flatMap(([kind, listNeeds]) =>
        listNeeds(manifest, { host, live })
          .sort((one, other) => (one.name < other.name ? -1 : 1))
          .map((need) => ({ remote, release, kind: kind as DependencyKind, ...need })),
      ),
    ),
  };
}

function apiNeeds(
  calls: RemoteDescriptor['requires'] | RemoteDescriptor['awaits'],
  { apiVersions }: Host,
): Need[] {
  return Object.entries(calls?.api ?? {}).map(([name, version]) => {
    const served = apiVersions && (Object.hasOwn(apiVersions, name) ? apiVersions[name] : []);
    return {
      name,
      provider: 'server',
      wanted: String(version),
      provided: served?.map(String) ?? null,
      isMet: served?.includes(version) ?? true,
    };
  });
}

function sharedNeeds(shared: Release['shared'], { provided }: Host): Need[] {
  return Object.entries(shared).map(([name, range]) => {
    const version = provided && Object.hasOwn(provided, name) ? provided[name] : undefined;
    return {
      name,
      provider: 'shell',
      wanted: range,
      provided: provided ? [version].filter((one) => one !== undefined) : null,
      isMet: !provided || (version !== undefined && satisfies(version, range)),
    };
  });
}

function exposedNeeds({ name: own, descriptor }: Release, { releasesOf }: LiveIndex): Need[] {
  return Object.entries(descriptor.requires?.exposes ?? {})
    .filter(([provider]) => provider !== own)
    .flatMap(([provider, exposes]) => {
      const live = releasesOf.get(provider) ?? [];
      return exposes.map((name) => ({
        name,
        provider,
        wanted: null,
        provided: null,
        isMet: live.length > 0 && live.every(({ manifest }) => manifest.descriptor.exposes.includes(name)),
      }));
    });
}

function serviceNeeds({ name: remote, services = [] }: RemoteDescriptor, host: Host): Need[] {
  return services.map((name) => ({
    name,
    provider: 'service',
    wanted: null,
    provided: null,
    isMet: host.serviceStates.get(name)?.remotes.includes(remote) ?? false,
  }));
}

function slotNeeds({ fills = [] }: RemoteDescriptor, { releasesOf, slotProviders }: LiveIndex): Need[] {
  const names = new Set(fills.map(({ slot }) => slot));
  return [...names].map((name) =>
    needOf(name, { provider: slotProviders.get(name), namesOf: slotNames, releasesOf }),
  );
}

function eventNeeds({ events }: RemoteDescriptor, { releasesOf, eventProviders }: LiveIndex): Need[] {
  return (events?.listensTo ?? []).map((name) =>
    needOf(name, { provider: eventProviders.get(name), namesOf: eventNames, releasesOf }),
  );
}

interface Provision {
  provider: string | undefined;
  namesOf: (descriptor: RemoteDescriptor) => readonly string[];
  releasesOf: LiveIndex['releasesOf'];
}

function needOf(name: string, { provider, namesOf, releasesOf }: Provision): Need {
  const releases = provider === undefined ? [] : (releasesOf.get(provider) ?? []);
  const isMet =
    releases.length > 0 && releases.every(({ manifest }) => namesOf(manifest.descriptor).includes(name));
  return { name, provider: provider ?? '', wanted: null, provided: null, isMet };
}

function firstProviders(liveSet: readonly LiveRelease[], namesOf: Provision['namesOf']): Map<string, string> {
  const provided = liveSet.flatMap(({ remote, manifest }) =>
    namesOf(manifest.descriptor).map((name) => [name, remote] as const),
  );
  // The first remote remains where several provide the same name.
  return new Map(provided.reverse());
}
