import { createRequire } from 'node:module';

// Tests run the TypeScript sources, which a plain Node process cannot load.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
require('../src/worker/identity-worker.ts');
