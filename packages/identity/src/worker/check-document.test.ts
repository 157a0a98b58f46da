import { beforeAll, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import type { DocumentReading } from '../documents/read-document.ts';
import { ownMatcher } from '../faces/face-matcher.ts';
import { openFaceReader, type FaceReader } from '../faces/face-reader.ts';
import { openFrames, type SampleFrames } from '../testing/faces/open-frames.ts';
import { readOnce } from '../testing/faces/read-once.ts';
import { documentWith } from '../testing/faces/sample-faces.ts';
import { checkDocument } from './check-document.ts';

/** Networks are slow on a busy machine. */
jest.setTimeout(180_000);
let faces: FaceReader;
let dora: SampleFrames;
let document: Buffer;

beforeAll(async () => {
  faces = readOnce(await openFaceReader());
  document = await documentWith('dora');
  dora = await openFrames('dora');
});

// What a document says has no part in these decisions; identity-engine.test.ts reads one.
const zone = { data: null, evidence: 'zone', turn: null } as unknown as DocumentReading;

async function check(selfie: Buffer, of = document, reading: Partial<DocumentReading> = {}) {
  const readDocument = () => Promise.resolve({ ...zone, ...reading });
  return (await checkDocument({ faces, matcher: ownMatcher, readDocument }, { selfie, document: of }, false))
    .check;
}

test('the document of another person does not match, and a photo without a face is not compared', async () => {
  const other = await check(dora.straight, await documentWith('bea'));
  expect(other.reason).toBe('NO_MATCH');
  expect(other.similarity_score).toBeLessThan(80);
  expect(await check(dora.nobody)).toMatchObject({
    similarity_score: null,
    reason: 'NO_FACE_SELFIE',
    photo: 'selfie',
    face_match_details: null,
  });
});

test('of a face that cannot be compared it says in which photo', async () => {
  const dark = await sharp(document).linear(0.15, 0).jpeg().toBuffer();
  expect(await check(dora.straight, dark)).toMatchObject({
    reason: 'TOO_DARK',
    photo: 'document',
  });
});

test('a document that lies on its side is turned upright by its text before its face is looked for', async () => {
  const onItsSide = await sharp(document).rotate(90).jpeg().toBuffer();
  const upright = await check(dora.straight, document, { turn: 0 });
  const turned = await check(dora.straight, onItsSide, { turn: 270 });
  expect(turned.reason).toBeNull();
  expect(Math.abs((turned.similarity_score ?? 0) - (upright.similarity_score ?? 0))).toBeLessThan(5);
});

test('the selfie, sent as a document, is said to be the selfie; another photo is no document', async () => {
  const none = { evidence: 'none' } as const;
  const refused = { similarity_score: null, photo: 'document', face_match_details: null };
  for (const selfie of [dora.straight, await sharp(dora.straight).jpeg({ quality: 40 }).toBuffer()]) {
    expect(await check(dora.straight, selfie, none)).toMatchObject({
      ...refused,
      reason: 'SAME_PHOTO',
    });
  }
  expect(await check(dora.straight, dora.halfLeft, none)).toMatchObject({
    ...refused,
    reason: 'NO_DOCUMENT',
  });
});
