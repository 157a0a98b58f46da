import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import manifest from './package.json' with { type: 'json' };

/** Both sides bring each of these, and one is used. */
const shared = Object.fromEntries(
  Object.entries(manifest.dependencies).map(([name, requiredVersion]) => [
    name,
    { singleton: true, requiredVersion },
  ]),
);

/**
 * The settings of the host and of both remotes.
 * @param {string} name
 * @param {object} federation
 * @returns {import('webpack').Configuration}
 */
const application = (name, federation) => ({
  name,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: `./src/${name}/main.ts`,
  output: {
    path: fileURLToPath(new URL('dist', import.meta.url)),
    publicPath: '/',
    uniqueName: name,
    filename: `assets/${name}/[name].[contenthash].js`,
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    // Asks for a remote when it is opened and not at the start, as is recommended where versions are not at stake.
    new ModuleFederationPlugin({ name, shared, shareStrategy: 'loaded-first', dts: false, ...federation }),
  ],
  optimization: {
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
});

const host = application('host', {
  remotes: {
    bookings: 'bookings@/remotes/bookings/mf-manifest.json',
    hotels: 'hotels@/remotes/hotels/mf-manifest.json',
  },
});
host.plugins?.push(new HtmlWebpackPlugin({ template: 'src/host/index.html' }));

const remote = (/** @type {string} */ name) =>
  application(name, {
    filename: `assets/${name}/remoteEntry.[contenthash].js`,
    manifest: { filePath: `remotes/${name}` },
    exposes: { './list': `./src/${name}/list.tsx` },
  });

export default [host, remote('bookings'), remote('hotels')];
