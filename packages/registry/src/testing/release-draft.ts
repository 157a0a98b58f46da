import { createHash } from 'node:crypto';
import type { RemoteDescriptor, Release } from '@suite/descriptor';
import { federationManifestOf } from './federation-manifest.ts';

export interface ReleaseDraft {
  manifest: Release;
  files: Record<string, string>;
}

export const hashOf = (content: string | Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Makes a valid release; `marker` varies its content. */
export function draftRelease(
  name: string,
  {
    marker = '',
    version = '1.0.0',
    ...descriptor
  }: Partial<RemoteDescriptor> & { marker?: string; version?: string } = {},
): ReleaseDraft {
  const build = createHash('sha256')
    .update(name + marker)
    .digest('hex')
    .slice(0, 8);
  const entry = `remoteEntry.${build}.js`;
  return seal({
    files: {
      [entry]: `globalThis.${name.replaceAll('-', '_')} = ${JSON.stringify({ marker })};`,
      'static/screen.12345678.js': `/* ${'screen '.repeat(200)}${marker} */`,
      'main.css': 'body { margin: 0 }',
      'main.css.map': '{}',
    },
    manifest: {
      descriptor: {
        name,
        title: name,
        access: 'signed-in',
        routes: [{ path: `/${name}` }],
        menu: [{ id: `${name}.main`, label: name, path: `/${name}`, order: 1 }],
        exposes: ['./remote'],
        ...descriptor,
      },
      name,
      version,
      build,
      container: `${name.replaceAll('-', '_')}_${build}`,
      entry,
      preload: ['static/screen.12345678.js', 'main.css'],
      shared: { react: '^19.2.0' },
      files: {},
    },
  });
}

/** Writes mf-manifest.json and lists every file with its hash, as a build does. */
export function seal(draft: ReleaseDraft): ReleaseDraft {
  draft.files['mf-manifest.json'] = JSON.stringify(federationManifestOf(draft.manifest));
  return list(draft);
}

/** Lists every file with its hash, and changes no file. */
export function list(draft: ReleaseDraft): ReleaseDraft {
  draft.manifest.files = Object.fromEntries(
    Object.entries(draft.files).map(([path, content]) => [path, hashOf(content)]),
  );
  return draft;
}

export function formOf({ manifest, files }: ReleaseDraft): FormData {
  const form = new FormData();
  form.append('release', JSON.stringify(manifest));
  for (const [path, content] of Object.entries(files)) form.append('file', new Blob([content]), path);
  return form;
}
