import path from 'node:path';

/**
 * Stands in the place of a remote's exposed module and shows what that module exports, as of its newest build.
 * @this {import('webpack').LoaderContext<{ name: string, socket: string }>}
 */
export function pitch() {
  const { name, socket } = this.getOptions();
  const source = JSON.stringify(`./${path.basename(this.resourcePath)}`);
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
`;
}
