import { afterAll, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { openIdentityPool } from '../pool/open-identity-pool.ts';
import { scoreOfDistance } from '../scores.ts';
import { documentWith, sampleFace, samplePhoto, type SampleFace } from '../testing/faces/sample-faces.ts';
import type { DescribeAnswer } from '../worker/worker-messages.ts';
import { faceDistance } from './face-distance.ts';

/** The models are slow on a busy machine. */
const patience = 180_000;
jest.setTimeout(patience);
const pool = openIdentityPool({ workers: 1, timeLimit: patience });
afterAll(() => pool.close());

const describePhoto = (photo: Buffer, as: 'selfie' | 'document' = 'selfie') =>
  pool.run({ kind: 'describe', photo, as });
const jpeg = (name: SampleFace) => sampleFace(name).jpeg({ quality: 90 }).toBuffer();

function scoreOf(a: DescribeAnswer, b: DescribeAnswer): number {
  if (a.refused !== null || b.refused !== null) throw new Error(`Refused: ${a.refused ?? b.refused}`);
  return scoreOfDistance(faceDistance(a.description, b.description));
}

describe('one person', () => {
  const ana = jpeg('ana').then((photo) => describePhoto(photo));

  test.each<[string, () => Promise<Buffer>]>([
    ['encoded poorly', () => sampleFace('ana').jpeg({ quality: 35 }).toBuffer()],
    [
      'cut closer',
      () => sampleFace('ana').extract({ left: 40, top: 40, width: 340, height: 340 }).toBuffer(),
    ],
    ['darkened', () => sampleFace('ana').linear(0.55, 0).jpeg().toBuffer()],
    ['mirrored', () => sampleFace('ana').flop().jpeg().toBuffer()],
    ['smaller', () => sampleFace('ana').resize(300).jpeg().toBuffer()],
    ['tilted', () => sampleFace('ana').rotate(20).jpeg().toBuffer()],
    ['in grey', () => sampleFace('ana').grayscale().jpeg().toBuffer()],
  ])('%s is the same', async (_, change) => {
    expect(scoreOf(await ana, await describePhoto(await change()))).toBeGreaterThanOrEqual(80);
  });

  test('is the same on a document, whichever way it lies', async () => {
    const document = await documentWith('ana', 320);
    expect(scoreOf(await ana, await describePhoto(document, 'document'))).toBeGreaterThanOrEqual(80);
    const upsideDown = await sharp(document).rotate(180).jpeg().toBuffer();
    expect(scoreOf(await ana, await describePhoto(upsideDown, 'document'))).toBeGreaterThanOrEqual(80);
  });
});

test('different persons are below the line, each with each other', async () => {
  const names = ['ana', 'bea', 'cleo', 'dora'] as const;
  const read = await Promise.all(names.map(async (name) => describePhoto(await jpeg(name))));
  const scores = read.flatMap((a, index) => read.slice(index + 1).map((b) => scoreOf(a, b)));
  expect(scores).toHaveLength(6);
  for (const score of scores) expect(score).toBeLessThan(80);
});

describe('refused is', () => {
  const plain = { create: { width: 640, height: 480, channels: 3, background: '#778899' } } as const;

  test.each<[string, string, () => Promise<Buffer>]>([
    ['no face', 'NO_FACE_SELFIE', () => sharp(plain).jpeg().toBuffer()],
    ['a party', 'SEVERAL_FACES', () => samplePhoto('ana').jpeg().toBuffer()],
    ['a small face', 'FACE_TOO_SMALL', () => sampleFace('ana').resize(200).jpeg().toBuffer()],
    ['a dark face', 'TOO_DARK', () => sampleFace('ana').linear(0.18, 0).jpeg().toBuffer()],
    ['a bright face', 'TOO_BRIGHT', () => sampleFace('ana').linear(0.2, 208).jpeg().toBuffer()],
    ['a blurred face', 'BLURRED', () => sampleFace('ana').blur(6).jpeg().toBuffer()],
  ])('%s: %s', async (_, reason, photo) => {
    expect(await describePhoto(await photo())).toEqual({ refused: reason });
  });

  test('a document without a face, or with a face too small to be sure', async () => {
    const paper = await sharp(plain).jpeg().toBuffer();
    expect(await describePhoto(paper, 'document')).toEqual({ refused: 'NO_FACE_DOCUMENT' });
    const tiny = await documentWith('ana', 140);
    expect(await describePhoto(tiny, 'document')).toEqual({ refused: 'FACE_TOO_SMALL' });
  });

  test('what is no image', async () => {
    await expect(describePhoto(Buffer.from('no image'))).rejects.toMatchObject({ code: 'UNREADABLE' });
  });
});
