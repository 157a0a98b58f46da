import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

// For tests of other workspaces, which meet no source of this one: draws a passport with a picture in the place of its
// portrait. The arguments name the picture, in a mirror or as it is, and the file to write.
const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { passportWith } = require('../src/testing/faces/passport-of.ts');
const [picture = '', way, written = ''] = process.argv.slice(2);
const portrait = sharp(picture);
await writeFile(written, await passportWith(way === 'mirrored' ? portrait.flop() : portrait));
