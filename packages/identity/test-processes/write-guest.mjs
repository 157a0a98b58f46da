import { createRequire } from 'node:module';

// For tests of other workspaces, which meet no source of this one.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { writeGuest, writeOtherThings } = require('../src/testing/faces/write-guest.ts');
const [folder = '.', others] = process.argv.slice(2);
await writeGuest(folder);
if (others === 'others') await writeOtherThings(folder);
