import { serveRemote } from './serve-remote.mjs';

/** A program: serves the remote in a folder, and tells the process that started it of each build. */
const [folder = '', port = '', suite = ''] = process.argv.slice(2);
const tell = (/** @type {object} */ message) => process.send?.(message);

process.once('disconnect', () => process.exit(0));
// Ctrl-C reaches each process of the terminal. This one serves until the other has taken the override back.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined);
// webpack-dev-server throws what its socket reports, such as a port that is taken, where no promise brings it here.
process.once('uncaughtException', (error) => {
  // The other process words that one. Of all others the stack is what helps, also once it listens no more for failures.
  if (!('code' in error && error.code === 'EADDRINUSE')) console.error(error);
  fail(error);
});
try {
  const { base } = await serveRemote({
    folder,
    port: Number(port),
    suite,
    onBuilt: (built) => tell({ type: 'built', ...built }),
  });
  tell({ type: 'serving', base });
} catch (error) {
  fail(error);
}

/** @param {any} error */
function fail(error) {
  tell({
    type: 'failed',
    code: error?.code,
    message: error instanceof Error ? error.message : String(error),
  });
  process.exitCode = 1;
  process.disconnect?.();
}
