import { describe, expect, test } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { claimSize, pngOf, withTail } from '../testing/images/hostile-images.ts';
import { cleanImage, imageRefusals, ImageRefused, recogniseFormat } from './clean-image.ts';

/** The left half is red, the right half blue. */
const photo = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } },
      left: 0,
      top: 0,
    },
  ]);

async function refusalOf(file: Uint8Array) {
  const error: unknown = await cleanImage(file).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ImageRefused)) throw new Error('The file was taken.', { cause: error });
  expect(error.message).toBe(imageRefusals[error.code]);
  return error.code;
}

async function colourAt(jpeg: Buffer, left: number, top: number) {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel].map((each) => Math.round(each / 64) * 64);
}

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s comes back as a JPEG of the same size',
    async (format) => {
      const cleaned = await cleanImage(await photo().toFormat(format).toBuffer());
      expect(cleaned).toMatchObject({ width: 400, height: 300 });
      expect(recogniseFormat(cleaned.jpeg)).toBe('jpeg');
    },
  );

  test('is at most 1920 px long, and never made larger', async () => {
    expect(await cleanImage(await photo(2400, 1200).jpeg().toBuffer())).toMatchObject({
      width: 1920,
      height: 960,
    });
    expect(await cleanImage(await photo(80, 100).jpeg().toBuffer())).toMatchObject({
      width: 80,
      height: 100,
    });
  });

  test.each([
    [1, 400, [10, 10], [390, 290]],
    [3, 400, [390, 290], [10, 10]],
    [6, 300, [10, 10], [290, 390]],
    [8, 300, [290, 390], [10, 10]],
  ] as const)('of EXIF orientation %s stands upright', async (orientation, width, red, blue) => {
    const cleaned = await cleanImage(await photo().withMetadata({ orientation }).jpeg().toBuffer());
    expect(cleaned.width).toBe(width);
    expect(await colourAt(cleaned.jpeg, red[0], red[1])).toEqual([256, 0, 0]);
    expect(await colourAt(cleaned.jpeg, blue[0], blue[1])).toEqual([0, 0, 256]);
  });

  test('loses the place it was taken at, the camera and every other mark', async () => {
    const marked = await photo()
      .withExif({
        IFD0: { Make: 'Spycam', Artist: 'Anna Eriksson' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>Anna Eriksson</creator></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(marked.includes('Spycam')).toBe(true);
    const { jpeg } = await cleanImage(marked);
    const found = await sharp(jpeg).metadata();
    expect([found.exif, found.xmp, found.icc, found.iptc, found.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    for (const mark of ['Spycam', 'Anna', 'Exif', 'http']) expect(jpeg.includes(mark)).toBe(false);
  });

  test('with see-through parts shows them white', async () => {
    const clear = sharp({ create: { width: 100, height: 100, channels: 4, background: '#00000000' } });
    const { jpeg } = await cleanImage(await clear.png().toBuffer());
    expect(await colourAt(jpeg, 50, 50)).toEqual([256, 256, 256]);
  });

  test('in print colours, grey or sixteen bits is read', async () => {
    const cmyk = await photo().toColourspace('cmyk').jpeg().toBuffer();
    const grey = await photo().greyscale().png().toBuffer();
    const deep = await photo().toColourspace('rgb16').png().toBuffer();
    for (const file of [cmyk, grey, deep]) {
      const { jpeg } = await cleanImage(file);
      expect(await sharp(jpeg).metadata()).toMatchObject({ channels: 3, depth: 'uchar', space: 'srgb' });
    }
  });
});

describe('refused', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'EMPTY'],
    ['a text', Buffer.from('Hello'), 'NOT_AN_IMAGE'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'NOT_AN_IMAGE'],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>'),
      'NOT_AN_IMAGE',
    ],
    ['a PDF', Buffer.from('%PDF-1.7 1 0 obj'), 'NOT_AN_IMAGE'],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01'), 'NOT_AN_IMAGE'],
    ['a film', Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2'), 'NOT_AN_IMAGE'],
    ['HEIC', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic'), 'HEIC'],
    ['HEIC of an older phone', Buffer.from('\0\0\0\x24ftypmif1\0\0\0\0heic'), 'HEIC'],
    ['AVIF', Buffer.from('\0\0\0\x24ftypavif\0\0\0\0mif1'), 'UNSUPPORTED'],
    ['TIFF', Buffer.from('II*\0\x08\0\0\0'), 'UNSUPPORTED'],
    ['GIF that is also a script', Buffer.from('GIF89a/*;*/=1;alert(1)'), 'UNSUPPORTED'],
    ['three bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff]), 'DAMAGED'],
    ['a text under the first bytes of a PNG', withTail(pngOf([]), Buffer.from('Hello')), 'DAMAGED'],
    ['a file over 15 MB', Buffer.alloc(15 * 1024 * 1024 + 1, 0xff), 'TOO_LARGE'],
  ] as const)('%s', async (_what, file, code) => {
    expect(await refusalOf(file)).toBe(code);
  });

  test.each(['jpeg', 'png', 'webp'] as const)('a %s cut off anywhere', async (format) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    const file = await noise.toFormat(format).toBuffer();
    for (const share of [0.02, 0.2, 0.5, 0.9]) {
      expect(await refusalOf(file.subarray(0, Math.floor(file.length * share)))).toBe('DAMAGED');
    }
  });

  test('an image that moves', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 100, height: 100, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await refusalOf(moving)).toBe('ANIMATED');
  });

  test('an image of a few points', async () => {
    expect(await refusalOf(await photo(40, 400).png().toBuffer())).toBe('TOO_SMALL');
  });

  test.each(['jpeg', 'png'] as const)('a small %s that claims 50,000 x 50,000', async (format) => {
    const file = claimSize(await photo(64, 64).toFormat(format).toBuffer(), 50_000, 50_000);
    expect(file.length).toBeLessThan(10_000);
    expect(await refusalOf(file)).toBe('TOO_MANY_PIXELS');
  });
});

describe('a photo that is another file as well', () => {
  test.each([
    ['a page', Buffer.from('<script>alert(document.cookie)</script>')],
    ['an archive', Buffer.from('PK\x03\x04payload-of-the-archive')],
  ])('keeps nothing of %s behind its end', async (_what, tail) => {
    const { jpeg } = await cleanImage(withTail(await photo().jpeg().toBuffer(), tail));
    expect(jpeg.includes(tail.subarray(0, 12))).toBe(false);
  });

  test('keeps no text of the file, however much it unpacks to', async () => {
    const text = Buffer.concat([Buffer.from('note\0\0'), deflateSync(Buffer.alloc(64 * 1024 * 1024, 'x'))]);
    const base = await photo().png().toBuffer();
    const file = pngOf([['zTXt', text]], base);
    const before = process.memoryUsage().rss;
    const { jpeg } = await cleanImage(file);
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
    expect(jpeg.includes('note')).toBe(false);
  });
});
