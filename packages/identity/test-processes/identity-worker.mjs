import { createRequire } from 'node:module';

// Tests run the sources as they stand; a process of Node's own reads no TypeScript.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
require('../src/worker/identity-worker.ts');
