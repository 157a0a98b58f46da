import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

// Tests run the sources as they stand; a process of Node's own reads no TypeScript.
const hooks = createRequire(import.meta.url).resolve('@suite/database/typescript-hooks');
register(pathToFileURL(hooks).href);
await import('../src/worker/identity-worker.ts');
