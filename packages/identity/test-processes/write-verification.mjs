import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { writeVerification } = require('../src/testing/faces/write-verification.ts');
await writeVerification(process.argv[2] ?? '.');
