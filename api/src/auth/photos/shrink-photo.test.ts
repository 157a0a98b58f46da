import { expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { photoFactory } from '../../testing/contexts/photo.factory.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const wide = (): Sharp => sharp({ create: { width: 900, height: 300, channels: 3, background: '#336699' } });

test.each([
  [
    'a JPEG',
    () =>
      wide()
        .withExif({ IFD0: { Copyright: 'Sam' } })
        .jpeg(),
  ],
  ['a PNG', () => wide().png()],
  ['a WebP', () => wide().webp()],
  ['an AVIF', () => wide().avif()],
  ['a GIF', () => wide().gif()],
])('%s becomes a WebP of 256 × 256 pixels without metadata', async (_kind, draw) => {
  const photo = await shrinkPhoto(await draw().toBuffer());
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(await sharp(photo).metadata()).not.toHaveProperty('exif');
});

test.each([
  ['an SVG', () => photoFactory.script()],
  [
    'an SVG with the size of a photo',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['a page', () => Buffer.from('<!doctype html><title>Hello</title>')],
  ['a file that is cut off', () => photoFactory.cutOff()],
  ['one that claims 400 million pixels', () => photoFactory.bomb()],
  ['nothing', () => Buffer.alloc(0)],
])('%s is refused', async (_kind, file) => {
  await expect(shrinkPhoto(file())).rejects.toThrow(/Input|premature end/);
});

test('a TIFF, which browsers do not show, is refused', async () => {
  await expect(shrinkPhoto(await wide().tiff().toBuffer())).rejects.toThrow('unsupported image format');
});
