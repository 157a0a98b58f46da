import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { measureCaptures } = require('../src/testing/documents/measure-captures.ts');

const [sheets = '200', trials = '60', folder] = process.argv.slice(2);
console.log(JSON.stringify(await measureCaptures(Number(sheets), Number(trials), folder), null, 2));
process.exit(0);
