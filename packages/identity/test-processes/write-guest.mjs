import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { writeGuest } = require('../src/testing/faces/write-guest.ts');
const [folder = '.', ...shares] = process.argv.slice(2);
await writeGuest(folder, shares.length > 0 ? shares.map(Number) : undefined);
