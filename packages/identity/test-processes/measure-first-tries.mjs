import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
require('@suite/database/typescript-hooks');
const pageSources = new URL('../../../mf-verification/src/domain/', import.meta.url);
const fromPage = (/** @type {string} */ file) => require(fileURLToPath(new URL(file, pageSources)));

const { measureFirstTries } = require('../src/testing/documents/measure-first-tries.ts');
const { openIdentityEngine } = require('../src/engine/open-identity-engine.ts');
const guide = fromPage('document/document-guide.ts');
const hints = fromPage('document/document-hint.ts');
const measures = fromPage('faces/measure-picture.ts');
const lines = fromPage('document/text-lines.ts');

const measuredWidth = 320;

async function hintOf(/** @type {Buffer} */ photo) {
  const { width = 0, height = 0 } = await sharp(photo).metadata();
  const stage = height > width ? { width: 375, height: 600 } : { width: 800, height: 450 };
  const part = guide.documentGuide({ width, height }, stage);
  const picture = { width: measuredWidth, height: Math.round((measuredWidth * part.height) / part.width) };
  const data = await sharp(photo)
    .extract({
      ...{ left: Math.round(part.x), top: Math.round(part.y) },
      ...{ width: Math.floor(part.width), height: Math.floor(part.height) },
    })
    .resize(picture.width, picture.height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const pixels = { data: new Uint8ClampedArray(data), ...picture };
  return hints.documentHint({ ...measures.measurePicture(pixels), lines: lines.findTextLines(pixels) });
}

const engine = openIdentityEngine({ workers: 1, timeLimit: 600_000 });
console.log(JSON.stringify(await measureFirstTries(engine, hintOf, Number(process.argv[2] ?? 100)), null, 2));
await engine.close();
process.exit(0);
