import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const remote = 'mf-tools';

export const descriptor = {
  name: remote,
  title: 'Tools',
  access: 'signed-in',
  routes: [{ path: '/tools' }],
  menu: [],
  exposes: ['./remote'],
};

/** `marker` makes builds differ. */
export async function buildRemote(home: string, marker: string, change: object = {}): Promise<void> {
  const digest = createHash('sha256').update(marker).digest('hex').slice(0, 12);
  const entry = `remoteEntry.${digest}.js`;
  const container = `mf_tools_${digest}`;
  const version = '2.1.0';
  const content = {
    [entry]: `/* ${marker} */`,
    'static/screen.js': 'x'.repeat(3000),
    'mf-manifest.json': JSON.stringify(federationManifest({ container, entry, version })),
  };
  const manifest = {
    descriptor,
    name: remote,
    version,
    build: digest,
    container,
    entry,
    preload: ['static/screen.js'],
    shared: {},
    files: Object.fromEntries(Object.entries(content).map(([path, text]) => [path, hashOf(text)])),
    ...change,
  };
  const dist = join(home, remote, 'dist');
  await rm(dist, { recursive: true, force: true });
  for (const [path, text] of Object.entries({ ...content, 'release.json': JSON.stringify(manifest) })) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
}

function federationManifest(built: { container: string; entry: string; version: string }) {
  const { container, entry, version } = built;
  return {
    id: container,
    name: container,
    metaData: {
      globalName: container,
      buildInfo: { buildVersion: version, buildName: remote },
      remoteEntry: { name: entry, path: '' },
    },
    shared: [],
    exposes: [{ path: './remote' }],
  };
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
