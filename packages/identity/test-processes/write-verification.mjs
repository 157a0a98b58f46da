import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

// For the benchmark, which runs what is built; the photos are drawn by sources that are not.
const hooks = createRequire(import.meta.url).resolve('@suite/database/typescript-hooks');
register(pathToFileURL(hooks).href);
const { writeVerification } = await import('../src/testing/faces/write-verification.ts');
await writeVerification(process.argv[2] ?? '.');
