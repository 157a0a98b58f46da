import { createRequire } from 'node:module';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const { passportWith } = require('../src/testing/faces/passport-of.ts');
const [picture = '', way, written = ''] = process.argv.slice(2);
const portrait = sharp(picture);
await writeFile(written, await passportWith(way === 'mirrored' ? portrait.flop() : portrait));
