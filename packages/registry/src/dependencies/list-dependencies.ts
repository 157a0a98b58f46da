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
import type { LiveRelease } from '../releases.repository.ts';

type Host = Pick<GateHost, 'provided' | 'apiVersions' | 'serviceStates'>;
type Need = Pick<ReleaseDependency, 'name' | 'provider' | 'wanted' | 'provided' | 'isMet'>;
type ListNeeds = (manifest: Release, context: { host: Host; liveSet: readonly LiveRelease[] }) => Need[];

/** The order of the kinds is the order of the list. */
const needsOf: Record<DependencyKind, ListNeeds> = {
  api: ({ descriptor }, { host }) => apiNeeds(descriptor.requires, host),
  'awaited-api': ({ descriptor }, { host }) => apiNeeds(descriptor.awaits, host),
  'shared-module': ({ shared }, { host }) => sharedNeeds(shared, host),
  'exposed-module': (manifest, { liveSet }) => exposedNeeds(manifest, liveSet),
  service: ({ descriptor }, { host }) => serviceNeeds(descriptor, host),
  slot: ({ descriptor }, { liveSet }) => slotNeeds(descriptor, liveSet),
  event: ({ descriptor }, { liveSet }) => eventNeeds(descriptor, liveSet),
};

export function listDependencies(
  liveSet: readonly LiveRelease[],
  host: Host,
  language?: string,
): ReleaseDependencies {
  return {
    releases: liveSet.map(({ remote, release, manifest }) => ({
      remote,
      title: translateDescriptor(manifest.descriptor, language).title,
      release,
    })),
    dependencies: liveSet.flatMap(({ remote, release, manifest }) =>
      Object.entries(needsOf).flatMap(([kind, listNeeds]) =>
        listNeeds(manifest, { host, liveSet })
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

function exposedNeeds({ name: own, descriptor }: Release, liveSet: readonly LiveRelease[]): Need[] {
  return Object.entries(descriptor.requires?.exposes ?? {})
    .filter(([provider]) => provider !== own)
    .flatMap(([provider, exposes]) => {
      const live = liveSet.filter(({ remote }) => remote === provider);
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

function slotNeeds({ fills }: RemoteDescriptor, liveSet: readonly LiveRelease[]): Need[] {
  const names = new Set((fills ?? []).map(({ slot }) => slot));
  return [...names].map((name) =>
    needOf(name, liveSet, ({ slots = [] }) => slots.some((one) => one.name === name)),
  );
}

function eventNeeds({ events }: RemoteDescriptor, liveSet: readonly LiveRelease[]): Need[] {
  return (events?.listensTo ?? []).map((name) =>
    needOf(name, liveSet, ({ events: { publishes = [] } = {} }) => publishes.includes(name)),
  );
}

function needOf(
  name: string,
  liveSet: readonly LiveRelease[],
  isProvidedBy: (descriptor: RemoteDescriptor) => boolean,
): Need {
  const provides = ({ manifest }: LiveRelease) => isProvidedBy(manifest.descriptor);
  const provider = liveSet.find(provides)?.remote ?? '';
  const releases = liveSet.filter(({ remote }) => remote === provider);
  return { name, provider, wanted: null, provided: null, isMet: provider !== '' && releases.every(provides) };
}
