import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { measureEvidence } = require('../src/testing/documents/measure-evidence.ts');
console.log(JSON.stringify(await measureEvidence(Number(process.argv[2] ?? 40)), null, 2));
