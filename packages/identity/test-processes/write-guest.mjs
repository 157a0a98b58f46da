import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

// For tests of other workspaces, which meet no source of this one.
const hooks = createRequire(import.meta.url).resolve('@suite/database/typescript-hooks');
register(pathToFileURL(hooks).href);
const { writeGuest, writeOtherThings } = await import('../src/testing/faces/write-guest.ts');
const [folder = '.', others] = process.argv.slice(2);
await writeGuest(folder);
if (others === 'others') await writeOtherThings(folder);
