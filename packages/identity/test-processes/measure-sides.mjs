import { createRequire } from 'node:module';

// Draws photos with what the tests draw them with, so it runs the sources. Prints what it measured as JSON.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { measureSides } = require('../src/testing/documents/measure-sides.ts');
console.log(JSON.stringify(await measureSides(Number(process.argv[2] ?? 20)), null, 2));
