import { createRequire } from 'node:module';

// Draws photos with what the tests draw them with, so it runs the sources. Prints what it counted as JSON. The arguments
// say how many sheets and how many documents of guests; a folder of pairs as for `npm run calibrate` takes the place of
// the two sample photos of one person.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { measureCaptures } = require('../src/testing/documents/measure-captures.ts');

const [sheets = '200', trials = '60', folder] = process.argv.slice(2);
console.log(JSON.stringify(await measureCaptures(Number(sheets), Number(trials), folder), null, 2));
process.exit(0);
