import { randomBytes } from 'node:crypto';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteContainer } from '../remote-container.mjs';
import { developingConfig } from './developing-config.mjs';
import { developingRelease, loadingEntry } from './loading-entry.mjs';

/**
 * @typedef {object} Built
 * @property {number} ms
 * @property {string[]} errors
 */

/** @param {{ folder: string, port: number, suite: string, onBuilt: (built: Built) => void }} options */
export async function serveRemote({ folder, port, suite, onBuilt }) {
  const base = `http://localhost:${port}/`;
  const build = randomBytes(5).toString('hex');
  const { facts } = remoteContainer(folder, build);
  const entry = loadingEntry({ base, container: facts.container });
  const release = developingRelease(facts, entry);
  const compiler = webpack(developingConfig(folder, { base, build }));
  if (!compiler) throw new Error('webpack made no compiler');
  compiler.hooks.afterCompile.tap(serveRemote.name, ({ errors }) => {
    for (const error of errors) error.message = withoutTrace(error.message);
  });
  compiler.hooks.done.tap(serveRemote.name, (stats) => {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    onBuilt({
      ms: stats.endTime - stats.startTime,
      errors: errors.map(({ moduleName = '', message }) => `${moduleName}\n${message}`.trim()),
    });
  });
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: false,
      liveReload: false,
      client: false,
      static: false,
      setupExitSignals: false,
      allowedHosts: [new URL(suite).hostname],
      headers: {
        'access-control-allow-origin': new URL(suite).origin,
        'access-control-allow-private-network': 'true',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-cache',
      },
      devMiddleware: { publicPath: '/', index: false, stats: 'none' },
      setupMiddlewares(middlewares) {
        const built = middlewares.findIndex(({ name }) => name === 'webpack-dev-middleware');
        const constant = [
          answer('/release.json', 'application/json', `${JSON.stringify(release, null, 2)}\n`),
          answer(`/${release.entry}`, 'text/javascript', entry),
        ];
        return middlewares.toSpliced(built, 0, ...constant);
      },
    },
    compiler,
  );
  await server.start();
  return { base, release, stop: () => server.stop() };
}

/** @param {string} message */
function withoutTrace(message) {
  const [said = ''] = message.split(/\n\s*Caused by:/);
  return said.replace(/^Module build failed \(from .*\):\n(Error:\s*)?/, '').trimEnd();
}

/**
 * @param {string} path @param {string} type @param {string} body
 * @returns {import('webpack-dev-server').Middleware}
 */
function answer(path, type, body) {
  /** @type {import('webpack-dev-server').RequestHandler} */
  const middleware = (_request, response) => {
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.end(body);
  };
  return { name: path, path, middleware };
}
