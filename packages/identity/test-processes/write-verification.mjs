import { createRequire } from 'node:module';

// For the benchmark, which runs what is built; the photos are drawn by sources that are not.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { writeVerification } = require('../src/testing/faces/write-verification.ts');
await writeVerification(process.argv[2] ?? '.');
