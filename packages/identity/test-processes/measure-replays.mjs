import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

// Draws films with what the tests draw turns with, so it runs the sources. Prints what it counted as JSON.
const hooks = createRequire(import.meta.url).resolve('@suite/database/typescript-hooks');
register(pathToFileURL(hooks).href);
const { measureReplays } = await import('../src/testing/faces/measure-replays.ts');
console.log(JSON.stringify(await measureReplays(), undefined, 2));
