import { serveRemote } from './serve-remote.mjs';

/** A program: serves the remote in a folder, and tells the process that started it of each build. */
const [folder = '', port = '', suite = ''] = process.argv.slice(2);
const tell = (/** @type {object} */ message) => process.send?.(message);

process.once('disconnect', () => process.exit(0));
// Ctrl-C reaches each process of the terminal. This one serves until the other has taken the override back.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined);
try {
  const { base } = await serveRemote({
    folder,
    port: Number(port),
    suite,
    onBuilt: (built) => tell({ type: 'built', ...built }),
  });
  tell({ type: 'serving', base });
} catch (error) {
  tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect?.();
}
