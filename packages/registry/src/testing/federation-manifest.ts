import type { Release } from '@suite/descriptor';

export function federationManifestOf({
  name,
  version,
  container,
  entry,
  descriptor,
  shared,
  preload,
}: Release) {
  const assets = (sync: readonly string[] = []) => ({
    js: { sync: sync.filter((path) => path.endsWith('.js')), async: [] as string[] },
    css: { sync: sync.filter((path) => path.endsWith('.css')), async: [] as string[] },
  });
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: entry, path: '', type: 'global' },
      globalName: container,
      publicPath: 'auto',
    },
    shared: Object.entries(shared).map(([request, requiredVersion]) => ({
      id: `${container}:${request}`,
      name: request,
      singleton: true,
      requiredVersion,
      assets: assets(),
    })),
    remotes: [],
    exposes: descriptor.exposes.map((path) => ({
      id: `${container}:${path.slice(2)}`,
      name: path.slice(2),
      path,
      assets: assets(preload),
    })),
  };
}

export type FederationManifest = ReturnType<typeof federationManifestOf>;
