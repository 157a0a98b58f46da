import path from 'node:path';
import webpack from 'webpack';
import { baseConfig, scriptRule, styleRule, developingCache } from '../base-config.mjs';
import { remoteContainer } from '../remote-container.mjs';

const own = (/** @type {string} */ name) => path.join(import.meta.dirname, `${name}.mjs`);

/**
 * The build's name is constant because webpack replaces modules only within one build.
 * @param {string} folder
 * @param {{ base: string, build: string }} session address where it is served; name of the build
 * @returns {import('webpack').Configuration}
 */
export function developingConfig(folder, { base, build }) {
  const { facts, federation } = remoteContainer(folder, build);
  const settings = baseConfig(folder);
  const socket = new URL('ws', base.replace(/^http/, 'ws')).href;
  return {
    ...settings,
    mode: 'development',
    // The faster source maps need eval, which the page's content security policy forbids.
    devtool: 'cheap-module-source-map',
    entry: {},
    output: {
      ...settings.output,
      publicPath: base,
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: facts.container,
      clean: false,
    },
    module: {
      rules: rules(folder, { name: facts.descriptor.name, socket, shared: Object.keys(facts.shared) }),
    },
    plugins: [
      new webpack.HotModuleReplacementPlugin(),
      federation({ filename: liveFile, expose: hotRemoteOnly, manifest: false }),
    ],
    resolve: { ...settings.resolve, alias: { 'react/jsx-dev-runtime': '@suite/remote-kit/developing' } },
    // A failed build is not sent to the page; the next update is relative to the last successful one.
    optimization: { emitOnErrors: false },
    cache: developingCache(settings),
  };
}

/** @param {string} file */
const hotRemoteOnly = (file) => (file === './src/remote.tsx' ? `${file}?hot` : file);

/** The current container, which the release's constant file loads. */
export const liveFile = 'live.js';

/**
 * @param {string} folder @param {import('./hot-remote-loader.mjs').HotSession} session
 * @returns {import('webpack').RuleSetRule[]}
 */
function rules(folder, session) {
  const source = path.join(folder, 'src');
  const plain = { ...scriptRule(), exclude: [/node_modules/, source] };
  const hot = { ...scriptRule({ development: true, refresh: true }), include: source };
  return [
    // The session is part of the request: webpack's cache would otherwise return the module of an earlier session.
    {
      test: /\.tsx$/,
      resourceQuery: /^\?hot$/,
      use: `${own('hot-remote-loader')}?${JSON.stringify(session)}`,
    },
    { test: /\.tsx?$/, include: source, loader: own('refresh-loader') },
    plain,
    hot,
    styleRule(own('adopt-style-loader')),
  ];
}
