import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('./typescript-hooks.cjs');
const { startEmbeddedPostgres } = /** @type {typeof import('../src/index.ts')} */ (
  require('../src/index.ts')
);

const server = await startEmbeddedPostgres(process.argv[2] ?? '');
process.on('message', async () => {
  await server.stop();
  process.exit(0);
});
process.send?.(server.url);
