/** A program that owns an embedded database until it is killed or told to stop. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
const { startEmbeddedPostgres } = await import('../src/index.ts');

const server = await startEmbeddedPostgres(process.argv[2] ?? '');
process.on('message', async () => {
  await server.stop();
  process.exit(0);
});
process.send?.(server.url);
