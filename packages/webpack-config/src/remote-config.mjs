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
 * The builds of a remote: `webpack` makes the container that is released, `webpack serve` shows it alone. A remote that
 * has a `src/page.tsx` releases a page of its own beside the container.
 * @param {string} folder the remote's workspace
 * @param {Record<string, string | false>} [alias] what stands for modules that are too large as they come
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
 * A federation container whose name is its own in every build, so that two versions of it can live in one tab.
 * @param {string} folder
 * @param {import('./page/page-config.mjs').PageBuild} [page] is built before it
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
      // Names by ids, not by hashes of content: the minifier chooses its names after the letters of the code, where
      // hashes that webpack takes of the sources, comments included, would count.
      chunkFilename: '[id].js',
      uniqueName: facts.container,
    },
    // Each file more is a request of the first visit, and the shell asks for four of a release at once: what two screens share
    // is in both files, and runs once.
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
