import path from 'node:path';

/**
 * @typedef {object} HotSession
 * @property {string} name the remote
 * @property {string} socket the web socket that tells of each build
 * @property {string[]} shared the shared modules that the remote may import
 */

/**
 * Stands in the place of a remote's exposed module and shows what that module exports, as of its newest build.
 * @this {import('webpack').LoaderContext<HotSession>}
 */
export function pitch() {
  const { name, socket, shared } = this.getOptions();
  const source = JSON.stringify(`./${path.basename(this.resourcePath)}`);
  // Never called. A hot update cannot take another module from the shell while its code is being replaced, so the
  // chunk of this module takes all that any edit may import.
  const taken = shared.map((request) => `require(${JSON.stringify(request)});`).join(' ');
  // Written out, since webpack finds what is accepted by these very words.
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
