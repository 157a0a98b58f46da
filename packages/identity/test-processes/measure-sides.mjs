import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { measureSides } = require('../src/testing/documents/measure-sides.ts');
console.log(JSON.stringify(await measureSides(Number(process.argv[2] ?? 20)), null, 2));
