import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

// As in identity-worker.mjs: a thread knows nothing of the hooks of its process.
const hooks = createRequire(import.meta.url).resolve('@suite/database/typescript-hooks');
register(pathToFileURL(hooks).href);
await import('../src/worker/document-thread.ts');
