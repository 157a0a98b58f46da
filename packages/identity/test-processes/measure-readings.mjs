import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { measureReadings } = require('../src/testing/documents/measure-readings.ts');

const [kind = 'ordinary', count = '60'] = process.argv.slice(2);
const measured = await measureReadings(
  kind === 'hard' || kind === 'lettered' ? kind : 'ordinary',
  Number(count),
);
console.log(JSON.stringify(measured));
