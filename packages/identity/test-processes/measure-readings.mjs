import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

// Draws specimens with what the tests draw them with, so it runs the sources. Prints what it measured as JSON.
const hooks = createRequire(import.meta.url).resolve('@suite/database/typescript-hooks');
register(pathToFileURL(hooks).href);
const { measureReadings } = await import('../src/testing/documents/measure-readings.ts');

const [kind = 'ordinary', count = '60'] = process.argv.slice(2);
const measured = await measureReadings(
  kind === 'hard' || kind === 'lettered' ? kind : 'ordinary',
  Number(count),
);
console.log(JSON.stringify(measured));
