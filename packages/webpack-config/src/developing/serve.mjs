import { serveRemote } from './serve-remote.mjs';

const [folder = '', port = '', suite = ''] = process.argv.slice(2);
const tell = (/** @type {object} */ message) => process.send?.(message);

process.once('disconnect', () => process.exit(0));
// Ctrl-C reaches all processes of the terminal; this one serves until the parent has ended the override.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined);
// webpack-dev-server throws errors of its socket outside of any promise.
process.once('uncaughtException', (error) => {
  // The parent describes EADDRINUSE. Other errors are printed here because the parent may have stopped listening.
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
