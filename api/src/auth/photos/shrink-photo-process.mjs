import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const side = 256;
const mostPixels = 40_000_000;

// Decodes these formats alone, because an SVG could refer to other files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.concurrency(1);

const photo = await sharp(await buffer(process.stdin), { limitInputPixels: mostPixels })
  .autoOrient()
  .resize({ width: side, height: side, fit: 'cover' })
  .webp()
  .toBuffer();
process.stdout.write(photo);
