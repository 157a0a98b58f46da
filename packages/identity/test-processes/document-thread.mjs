import { createRequire } from 'node:module';

// As in identity-worker.mjs: a thread knows nothing of the hooks of its process.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
require('../src/worker/document-thread.ts');
