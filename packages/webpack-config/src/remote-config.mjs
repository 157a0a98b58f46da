import { existsSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { ApiCallsPlugin } from './api-calls-plugin.mjs';
import { baseConfig, sourceMaps } from './base-config.mjs';
import { buildPlaceholder } from './build-name.mjs';
import { IntegrityHookPlugin } from './integrity-hook-plugin.mjs';
import { pageConfig, pageFolder } from './page/page-config.mjs';
import { PartsFilePlugin } from './parts-file-plugin.mjs';
import { PathFreeFederationPlugin } from './path-free-federation-plugin.mjs';
import { ReleaseFilePlugin } from './release-file-plugin.mjs';
import { remoteContainer } from './remote-container.mjs';
import { standaloneConfig } from './standalone-config.mjs';

/**
 * Returns the builds of a remote: the container and, with `src/page.tsx`, a page; for `webpack serve` a standalone
 * page.
 * @param {string} folder the remote's workspace
 * @param {Record<string, string | false>} [alias] replacements of large modules
 * @returns {(env: { WEBPACK_SERVE?: boolean }) => import('webpack').Configuration[]}
 */
export function remoteConfig(folder, alias = {}) {
  return (env) =>
    buildsOf(folder, env).map((config) => ({
      ...config,
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...alias } },
    }));
}

/**
 * @param {string} folder
 * @param {{ WEBPACK_SERVE?: boolean }} env
 */
function buildsOf(folder, env) {
  if (env.WEBPACK_SERVE) return [standaloneConfig(folder)];
  if (!existsSync(path.join(folder, 'src/page.tsx'))) return [containerConfig(folder)];
  const page = { files: {}, scripts: [], styles: [] };
  return [pageConfig(folder, page), containerConfig(folder, page)];
}

/**
 * Gives each build's container a unique name, so that two versions can run in one tab.
 * @param {string} folder
 * @param {import('./page/page-config.mjs').PageBuild} [page] built before the container
 * @returns {import('webpack').Configuration}
 */
function containerConfig(folder, page) {
  const { facts, federation } = remoteContainer(folder, buildPlaceholder);
  const base = baseConfig(folder);
  return {
    ...base,
    ...(page && { dependencies: [pageFolder] }),
    entry: {},
    output: {
      ...base.output,
      clean: page ? { keep: `${pageFolder}/` } : true,
      publicPath: 'auto',
      // The minifier's names depend on the letters of the code, and content hashes would include comments.
      chunkFilename: '[id].js',
      uniqueName: facts.container,
    },
    // Each file costs a request on the first visit. Code shared by two screens is in both files, and runs once.
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[id].css', chunkFilename: '[id].css' }),
      federation({ filename: `remoteEntry.${buildPlaceholder}.js`, manifest: true }),
      new ApiCallsPlugin(facts.descriptor, path.join(folder, 'openapi.json')),
      sourceMaps(),
      new PathFreeFederationPlugin(),
      new IntegrityHookPlugin(),
      new ReleaseFilePlugin(facts, page),
      new PartsFilePlugin(),
    ],
  };
}
