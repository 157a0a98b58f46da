import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { settingsDigest } from './settings-digest.mjs';

const scriptChunkLoadTimeoutMs = 120_000;

/**
 * What the shell and every remote build alike: TypeScript by swc, CSS modules into files, small output.
 * @param {string} folder the workspace being built
 * @returns {import('webpack').Configuration & { plugins: object[] }}
 */
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
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['suite-source', '...'],
    },
    module: {
      rules: [scriptRule(), styleRule(MiniCssExtractPlugin.loader)],
    },
    plugins: [],
    optimization: {
      minimizer: [
        minimizer(/\.js$/, MinimizerPlugin.swcMinify),
        minimizer(/\.css$/, MinimizerPlugin.lightningCssMinify),
      ],
    },
    // Frozen: else webpack-cli adds the settings to its dependencies, and webpack reads every tool that they import.
    cache: Object.freeze({
      type: 'filesystem',
      cacheDirectory: path.join(folder, '.cache', 'webpack'),
      // In place of the list of tools, which takes webpack a third of a build to make.
      version: settingsDigest(folder),
      buildDependencies: { defaultWebpack: [] },
    }),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** A map beside each script, for those who look for the cause of a failure: no file points to it, and no server sends it. */
export const sourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({ test: /\.js$/, filename: '[file].map', append: false });

/**
 * Native code that needs no process of its own: starting one costs more than all it does.
 * @param {RegExp} test
 * @param {import('minimizer-webpack-plugin').BasicMinimizerImplementation<object>} minify
 */
const minimizer = (test, minify) =>
  new MinimizerPlugin({ test, minify, parallel: false, extractComments: false });

/**
 * TypeScript by swc.
 * @param {object} [react] what it does with JSX besides
 */
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

/**
 * CSS modules, put into the page by `loader`.
 * @param {string} loader
 */
export function styleRule(loader) {
  const modules = {
    auto: /\.module\.css$/,
    exportLocalsConvention: 'as-is',
    namedExport: false,
    localIdentName: '[name]-[local]-[hash:base64:5]',
  };
  return { test: /\.css$/, use: [loader, { loader: 'css-loader', options: { modules } }] };
}
