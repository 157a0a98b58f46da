import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { baseConfig, sourceMaps } from './base-config.mjs';
import { CompareFilesPlugin } from './compare-files-plugin.mjs';
import { JsonFilePlugin } from './json-file-plugin.mjs';
import { readOwnLabels } from './own-labels.mjs';
import { PartsFilePlugin } from './parts-file-plugin.mjs';
import { sharedVersions } from './shared-versions.mjs';

/**
 * What lies behind the sign-in, in few files: a browser has six connections for HTTP/1.1, and the first remote of a visit waits
 * for all of this. webpack would put what two parts share into files of their own, or into both.
 */
const behindSignIn = {
  defaultVendors: /** @type {const} */ (false),
  area: wholePart('area', ['signed-in-area', 'remote-area', 'remote-part', 'federation', 'ui']),
  'shared-ui': wholePart('shared-ui', ['ui', 'releases']),
};

/**
 * All modules of the first of these parts, and what two of them share, in one file; a part is named by its chunk.
 * @param {string} name of the file
 * @param {[string, ...string[]]} parts
 */
function wholePart(name, parts) {
  return {
    name,
    /** @param {import('webpack').Chunk} chunk */
    chunks: (chunk) => parts.includes(chunk.name ?? ''),
    /**
     * @param {import('webpack').Module} module
     * @param {{ chunkGraph: import('webpack').ChunkGraph }} context
     */
    test(module, { chunkGraph }) {
      const names = [...chunkGraph.getModuleChunksIterable(module)].map((chunk) => chunk.name ?? '');
      return names.includes(parts[0]) || names.filter((each) => parts.includes(each)).length > 1;
    },
    enforce: true,
    priority: 10,
  };
}

/**
 * The host: an ordinary application. It has no federation plugin, since the plugin's asynchronous start
 * would cost every sign-in; it creates the federation runtime in code, after sign-in.
 * @param {string} folder the shell's workspace
 * @returns {import('webpack').Configuration}
 */
export function shellConfig(folder) {
  const base = baseConfig(folder);
  const versions = sharedVersions(folder);
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: {
      ...base.output,
      publicPath: '/',
      filename: 'assets/[name].[contenthash].js',
      chunkFilename: 'assets/[name].[contenthash].js',
      uniqueName: 'suite-shell',
    },
    optimization: {
      ...base.optimization,
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      splitChunks: { cacheGroups: behindSignIn },
    },
    plugins: [
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(versions),
        // Lets the federation runtime leave out what only servers and manifest remotes need.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: JSON.stringify(true),
      }),
      new JsonFilePlugin('provided.json', versions),
      new JsonFilePlugin('own-labels.json', readOwnLabels(folder)),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash].css',
        chunkFilename: 'assets/[name].[contenthash].css',
        // Parts of the shell need different orders; `styles.test.ts` of the house rules keeps styles from depending on one.
        ignoreOrder: true,
      }),
      new HtmlWebpackPlugin({ template: path.join(folder, 'src/index.html'), scriptLoading: 'defer' }),
      sourceMaps(),
      new CompareFilesPlugin(),
      new PartsFilePlugin(),
      compressed('gzip', '.gz'),
      compressed('brotliCompress', '.br'),
    ],
  };
}

/**
 * A smaller twin beside each asset, made once here instead of on every answer.
 * @param {'gzip' | 'brotliCompress'} algorithm
 * @param {string} suffix
 */
function compressed(algorithm, suffix) {
  return new CompressionPlugin({
    algorithm,
    filename: `[path][base]${suffix}`,
    test: /\.(js|css)$/,
    threshold: 1024,
  });
}
