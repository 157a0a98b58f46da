import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

// Draws photos with what the tests draw them with, so it runs the sources. Prints what it measured as JSON.
const hooks = createRequire(import.meta.url).resolve('@suite/database/typescript-hooks');
register(pathToFileURL(hooks).href);
const { measureSides } = await import('../src/testing/documents/measure-sides.ts');
console.log(JSON.stringify(await measureSides(Number(process.argv[2] ?? 20)), null, 2));
