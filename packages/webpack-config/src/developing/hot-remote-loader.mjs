import path from 'node:path';

/**
 * @typedef {object} HotSession
 * @property {string} name the remote's name
 * @property {string} socket web socket that announces builds
 * @property {string[]} shared shared modules that the remote may import
 */

/** @this {import('webpack').LoaderContext<HotSession>} */
export function pitch() {
  const { name, socket, shared } = this.getOptions();
  const source = JSON.stringify(`./${path.basename(this.resourcePath)}`);
  // The uncalled function adds all shared modules to the chunk, since a hot update cannot load one from the shell.
  const taken = shared.map((request) => `require(${JSON.stringify(request)});`).join(' ');
  // webpack requires the accepted module as a literal.
  return `import { hotRemote } from '@suite/remote-kit/developing';
import remote from ${source};
const shown = hotRemote(remote, {
  name: ${JSON.stringify(name)},
  socket: ${JSON.stringify(socket)},
  hot: import.meta.webpackHot,
  hash: () => __webpack_hash__,
});
import.meta.webpackHot.accept(${source}, () => shown.replace(remote));
export default shown.module;
export function shared() { ${taken} }
`;
}
