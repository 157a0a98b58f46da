import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';

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
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(folder, '.cache', 'webpack'),
      buildDependencies: {
        config: [
          import.meta.filename,
          path.join(folder, 'webpack.config.js'),
          path.join(folder, 'package.json'),
        ],
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

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
