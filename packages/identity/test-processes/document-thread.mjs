import { createRequire } from 'node:module';

// A thread does not inherit the hooks of its process.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
require('../src/worker/document-thread.ts');
