import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { settingsDigest } from './settings-digest.mjs';

const scriptChunkLoadTimeoutMs = 120_000;

/** @param {string} folder @returns {import('webpack').Configuration & { plugins: object[] }} */
export function baseConfig(folder) {
  return {
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      chunkLoadTimeout: scriptChunkLoadTimeoutMs,
      crossOriginLoading: 'anonymous',
      hashDigestLength: 12,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'], conditionNames: ['suite-source', '...'] },
    module: { rules: [scriptRule(), styleRule(MiniCssExtractPlugin.loader)] },
    plugins: [],
    optimization: {
      minimizer: [
        minimizer(/\.js$/, MinimizerPlugin.swcMinify),
        minimizer(/\.css$/, MinimizerPlugin.lightningCssMinify),
      ],
    },
    // Freezing keeps webpack-cli from adding dependencies, for which webpack would read every imported tool.
    cache: Object.freeze({
      type: 'filesystem',
      cacheDirectory: path.join(folder, '.cache', 'webpack'),
      // The digest replaces webpack's list of build dependencies, which takes a third of a build to compute.
      version: settingsDigest(folder),
      buildDependencies: { defaultWebpack: [] },
    }),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Writes maps to which no file points and which no server sends; engineers use them to trace failures. */
export const sourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({ test: /\.js$/, filename: '[file].map', append: false });

/**
 * The minifiers are native code that finishes faster than a worker process starts.
 * @param {RegExp} test
 * @param {import('minimizer-webpack-plugin').BasicMinimizerImplementation<object>} minify
 */
const minimizer = (test, minify) =>
  new MinimizerPlugin({ test, minify, parallel: false, extractComments: false });

/** @param {object} [react] swc's settings for JSX */
export function scriptRule(react = {}) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', ...react } },
      },
    },
  };
}

/** @param {string} loader puts the styles into the page */
export function styleRule(loader) {
  const modules = {
    auto: /\.module\.css$/,
    exportLocalsConvention: 'as-is',
    namedExport: false,
    localIdentName: '[name]-[local]-[hash:base64:5]',
  };
  return { test: /\.css$/, use: [loader, { loader: 'css-loader', options: { modules } }] };
}

/**
 * A separate cache keeps development builds from evicting release builds.
 * @param {import('webpack').Configuration} settings
 */
export function developingCache({ cache }) {
  return typeof cache === 'object' && cache.type === 'filesystem' && { ...cache, name: 'developing' };
}
