import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { baseConfig } from './base-config.mjs';
import { CompareFilesPlugin } from './compare-files-plugin.mjs';
import { inputsDigest } from './inputs-digest.mjs';
import { IntegrityHookPlugin } from './integrity-hook-plugin.mjs';
import { ReleaseFilePlugin } from './release-file-plugin.mjs';
import { remoteContainer } from './remote-container.mjs';
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
 * A federation container whose name is its own in every build, so that two versions of it can live in one tab.
 * @param {string} folder
 * @returns {import('webpack').Configuration}
 */
function containerConfig(folder) {
  const { facts, federation } = remoteContainer(folder, inputsDigest(folder));
  const base = baseConfig(folder);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      filename: '[name].[contenthash].js',
      chunkFilename: '[contenthash].js',
      uniqueName: facts.container,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[contenthash].css', chunkFilename: '[contenthash].css' }),
      federation({ filename: 'remoteEntry.[contenthash].js', manifest: true }),
      new CompareFilesPlugin(),
      new IntegrityHookPlugin(),
      new ReleaseFilePlugin(facts),
    ],
  };
}
