import { createRequire } from 'node:module';

// Draws photos with what the tests draw them with, so it runs the sources. Prints what it measured as JSON.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { measureEvidence } = require('../src/testing/documents/measure-evidence.ts');
console.log(JSON.stringify(await measureEvidence(Number(process.argv[2] ?? 40)), null, 2));
