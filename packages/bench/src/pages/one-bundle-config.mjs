import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { shellConfig } from '@suite/webpack-config';
import webpack from 'webpack';
import { benchRoot, inProject } from '../project-root.mjs';

export const oneBundleFolder = join(benchRoot, 'dist', 'one-bundle');

/** Maps modules of the shell to their replacements. */
export const replacements = Object.fromEntries(
  [
    'load-signed-in-area.ts',
    'preload-signed-in-area.ts',
    'remotes/download/preload-remote.ts',
    'remotes/registry/registry-document.ts',
    'remotes/view/part/load-remote-part.ts',
    'remotes/view/remote-area.tsx',
  ].map((file) => {
    const name = `${parse(file).name}.mjs`;
    return [inProject('shell', 'src', file), join(import.meta.dirname, 'one-bundle', name)];
  }),
);

/**
 * The shell with the bookings remote as a part of it: the same sources, loaders, optimisation and compression,
 * without the federation runtime, the modules handed over by it, and the registry's document.
 * @returns {import('webpack').Configuration}
 */
export function oneBundleConfig() {
  const shell = shellConfig(inProject('shell'));
  return {
    ...shell,
    output: { ...shell.output, path: oneBundleFolder, uniqueName: 'one-bundle' },
    resolve: { ...shell.resolve, alias: replacements },
    plugins: [
      ...(shell.plugins ?? []),
      new webpack.DefinePlugin({
        REMOTE_MODULE: JSON.stringify(inProject('mf-bookings/src/remote.tsx')),
        SIGNED_IN_AREA_MODULE: JSON.stringify(inProject('shell/src/signed-in-area.tsx')),
        BUNDLED_REMOTE: JSON.stringify(bundledRemote()),
      }),
    ],
    cache: false,
  };
}

/** Builds the remote's entry of the registry document for a signed-in user, without its files. */
function bundledRemote() {
  const { name, title, routes, menu } = JSON.parse(
    readFileSync(inProject('mf-bookings/remote.json'), 'utf8'),
  );
  return {
    name,
    title,
    release: 'bundled',
    routes: routes.map((/** @type {object} */ route) => ({ permissions: [], shellLayout: true, ...route })),
    menu: menu.map((/** @type {object} */ entry) => ({ permissions: [], alsoActiveOn: [], ...entry })),
    permissions: [],
  };
}
