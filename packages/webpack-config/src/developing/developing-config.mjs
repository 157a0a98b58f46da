import path from 'node:path';
import webpack from 'webpack';
import { baseConfig, scriptRule, styleRule } from '../base-config.mjs';
import { remoteContainer } from '../remote-container.mjs';
import { developingCache } from './developing-cache.mjs';

const own = (/** @type {string} */ name) => path.join(import.meta.dirname, `${name}.mjs`);

/**
 * A remote as it is developed: the container of the released build, with modules that can be replaced in an open page.
 * One name for the whole session, since webpack replaces modules only within one build.
 * @param {string} folder
 * @param {{ base: string, build: string }} session where it is served; the session's own name
 * @returns {import('webpack').Configuration}
 */
export function developingConfig(folder, { base, build }) {
  const { facts, federation } = remoteContainer(folder, build);
  const settings = baseConfig(folder);
  const socket = new URL('ws', base.replace(/^http/, 'ws')).href;
  return {
    ...settings,
    mode: 'development',
    // Not one of the fast ones: they need eval, which the page's policy refuses.
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
    resolve: {
      ...settings.resolve,
      alias: { 'react/jsx-dev-runtime': '@suite/remote-kit/developing' },
    },
    // What is broken never reaches the page, and the next update is counted from the last build that was whole.
    optimization: { emitOnErrors: false },
    cache: developingCache(settings),
  };
}

/**
 * What fills a slot is no remote, and is replaced by a reload of the page.
 * @param {string} file
 */
const hotRemoteOnly = (file) => (file === './src/remote.tsx' ? `${file}?hot` : file);

/** The container as it is now. What the release lists is a constant file that loads it. */
export const liveFile = 'live.js';

/**
 * @param {string} folder
 * @param {import('./hot-remote-loader.mjs').HotSession} session
 * @returns {import('webpack').RuleSetRule[]}
 */
function rules(folder, session) {
  const source = path.join(folder, 'src');
  const plain = { ...scriptRule(), exclude: [/node_modules/, source] };
  const hot = { ...scriptRule({ development: true, refresh: true }), include: source };
  return [
    // In the request, not in `options`: what the cache keeps of another session must not be taken for this one's.
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
