import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

// Draws photos with what the tests draw them with, so it runs the sources. Prints what it measured as JSON.
const hooks = createRequire(import.meta.url).resolve('@suite/database/typescript-hooks');
register(pathToFileURL(hooks).href);
const { measureEvidence } = await import('../src/testing/documents/measure-evidence.ts');
console.log(JSON.stringify(await measureEvidence(Number(process.argv[2] ?? 40)), null, 2));
