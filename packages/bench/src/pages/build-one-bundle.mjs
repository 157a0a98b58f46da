import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shellConfig } from '@suite/webpack-config';
import webpack from 'webpack';
import { BenchFailure } from '../bench-failure.mjs';
import { benchRoot, inProject } from '../project-root.mjs';

const folder = join(benchRoot, 'dist', 'one-bundle');

/** Builds the shell with the bookings remote as a part of it, and returns the folder of the build. */
export async function buildOneBundle() {
  const compiler = webpack(oneBundleConfig());
  if (!compiler) throw new Error('webpack gave no compiler');
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) {
    throw new BenchFailure(`The one bundle could not be built.\n${stats?.toString('errors-only') ?? ''}`);
  }
  refuseFederation(stats.compilation);
  return folder;
}

/**
 * The same sources, loaders, optimisation and compression, without the federation runtime, the modules handed over by
 * it, and the registry's document.
 * @returns {import('webpack').Configuration}
 */
function oneBundleConfig() {
  const shell = shellConfig(inProject('shell'));
  return {
    ...shell,
    output: { ...shell.output, path: folder, uniqueName: 'one-bundle' },
    resolve: { ...shell.resolve, alias: { '#loading': join(import.meta.dirname, 'one-bundle') } },
    module: { ...shell.module, parser: { javascript: { exportsPresence: 'error' } } },
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

/**
 * A relative import of a module that has a name would compare the shell with itself.
 * @param {import('webpack').Compilation} compilation
 */
function refuseFederation({ modules }) {
  /** @type {{ imports: Record<string, string> }} */
  const { imports } = JSON.parse(readFileSync(inProject('shell/package.json'), 'utf8'));
  const named = Object.values(imports).map((path) => inProject('shell', path));
  const left = [...modules]
    .map((module) => module.nameForCondition() ?? '')
    .filter((file) => named.includes(file) || file.includes('@module-federation'));
  if (left.length === 0) return;
  throw new BenchFailure(
    ['The one bundle is not free of federation:', ...left.slice(0, 3).map((file) => `  ${file}`)].join('\n'),
  );
}
