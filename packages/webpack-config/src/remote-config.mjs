import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { baseConfig } from './base-config.mjs';
import { inputsDigest } from './inputs-digest.mjs';
import { IntegrityHookPlugin } from './integrity-hook-plugin.mjs';
import { ReleaseFilePlugin } from './release-file-plugin.mjs';
import { packageOf, sharedSingletons } from './shared-singletons.mjs';
import { standaloneConfig } from './standalone-config.mjs';

/**
 * The builds of a remote: `webpack` makes the container that is released, `webpack serve` shows it alone.
 * @param {string} folder the remote's workspace
 * @returns {(env: { WEBPACK_SERVE?: boolean }) => import('webpack').Configuration}
 */
export function remoteConfig(folder) {
  return (env) => (env.WEBPACK_SERVE ? standaloneConfig(folder) : containerConfig(folder));
}

/**
 * A federation container whose name is its own in every build, so that two versions of it can live in one
 * tab. Takes every shared singleton from the host and carries none.
 * @param {string} folder
 * @returns {import('webpack').Configuration}
 */
function containerConfig(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const descriptor = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const build = inputsDigest(folder);
  const container = `${descriptor.name.replaceAll('-', '_')}_${build}`;
  const shared = sharedRanges(manifest.peerDependencies ?? {});
  const base = baseConfig(folder);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      filename: '[name].[contenthash].js',
      chunkFilename: '[contenthash].js',
      uniqueName: container,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[contenthash].css', chunkFilename: '[contenthash].css' }),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash].js',
        exposes: exposedFiles(descriptor.exposes),
        shared: Object.fromEntries(
          Object.entries(shared).map(([request, requiredVersion]) => [
            request,
            { import: false, singleton: true, requiredVersion },
          ]),
        ),
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new IntegrityHookPlugin(),
      new ReleaseFilePlugin({ descriptor, version: manifest.version, build, container, shared }),
    ],
  };
}

/**
 * `./remote` is `src/remote.tsx`, and so on for whatever else remote.json promises to others.
 * @param {string[]} exposes
 * @returns {Record<string, string>}
 */
function exposedFiles(exposes) {
  return Object.fromEntries(exposes.map((name) => [name, `./src/${name.slice('./'.length)}.tsx`]));
}

/**
 * The version ranges of the singletons a remote takes, read from its peer dependencies: what a release
 * promises to run with, and what the gate compares.
 * @param {Record<string, string>} peers
 * @returns {Record<string, string>}
 */
function sharedRanges(peers) {
  /** @type {Record<string, string>} */
  const ranges = {};
  for (const request of sharedSingletons) {
    const range = peers[packageOf(request)];
    if (range) ranges[request] = range;
  }
  return ranges;
}
