import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { encodeCaptures } from '../captures/contrast-picture.ts';
import { emptyDocumentData } from '../document-data.ts';
import type { DocumentReading } from '../documents/read-document.ts';
import { ownMatcher } from '../faces/face-matcher.ts';
import { openFaceReader, type FaceReader } from '../faces/face-reader.ts';
import type { DocumentPhotos } from '../identity-engine.ts';
import { openFrames, type SampleFrames } from '../testing/faces/open-frames.ts';
import { readOnce } from '../testing/faces/read-once.ts';
import { documentOf, documentWith, sampleFace } from '../testing/faces/sample-faces.ts';
import { checkDocument } from './check-document.ts';
import type { DocumentSides } from './open-document-reader.ts';

/** The models are slow on a busy machine. */
jest.setTimeout(180_000);
let faces: FaceReader;
let dora: SampleFrames;
let document: Buffer;

beforeAll(async () => {
  faces = readOnce(await openFaceReader());
  document = await documentWith('dora');
  dora = await openFrames('dora');
});

// The document's data does not matter here; identity-engine.test.ts reads one.
const zone = { data: null, evidence: 'zone', turn: null } as unknown as DocumentReading;

async function check(selfie: Buffer, of = document, reading: Partial<DocumentReading> = {}) {
  const sides = [{ ...zone, ...reading }] as const;
  return (await decide({ selfie, document: of }, { sides, relation: null, joined: null })).check;
}

const paperOf = (document: Buffer) =>
  sharp(document).extract({ left: 400, top: 0, width: 600, height: 625 }).toBuffer();

function decide(photos: DocumentPhotos, read: DocumentSides) {
  const readDocument = () => Promise.resolve(read);
  return checkDocument({ faces, matcher: ownMatcher, readDocument }, photos, false);
}

test('the document of another person does not match, and a photo without a face is not compared', async () => {
  const other = await check(dora.straight, await documentWith('bea'));
  expect(other.reason).toBe('NO_MATCH');
  expect(other.similarity_score).toBeLessThan(80);
  expect(await check(dora.emptyRoom)).toMatchObject({
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

describe('of two sides', () => {
  const text = { ...zone, evidence: 'text' } as const;
  const joined = { ...zone, data: { ...emptyDocumentData, number_last4: '02C3' } };
  const agreeing = { relation: 'agree', joined } as const;

  test.each(['front', 'back'])('the one with the portrait is compared: the %s', async (place) => {
    const paper = await paperOf(document);
    const [one, other] = place === 'front' ? [document, paper] : [paper, document];
    const photos = { selfie: dora.straight, document: one, document_back: other };
    const sides = place === 'front' ? ([text, zone] as const) : ([zone, text] as const);
    expect((await decide(photos, { sides, ...agreeing })).check).toMatchObject({
      reason: null,
      document_evidence: 'zone',
      document_sides: 'agree',
      document_data: { number_last4: '02C3' },
    });
    const apart = { sides: [text, text], relation: 'unrelated', joined: null } as const;
    expect((await decide(photos, apart)).check).toMatchObject({ reason: null, document_evidence: 'text' });
  });

  test('the one whose face cannot be compared is the one to take again', async () => {
    const dark = await sharp(document).linear(0.15, 0).jpeg().toBuffer();
    const paper = await paperOf(document);
    const photos = { selfie: dora.straight, document: paper, document_back: dark };
    const apart = { sides: [zone, text], relation: 'unrelated', joined: null } as const;
    expect((await decide(photos, apart)).check).toMatchObject({
      ...{ reason: 'TOO_DARK', photo: 'document', document_side: 'document_back' },
    });
  });

  test('a zone proves nothing of a face on another photo that it does not belong to', async () => {
    const none = { ...zone, evidence: 'none' } as const;
    const photos = { selfie: dora.straight, document: dora.halfLeft, document_back: document };
    const apart = { sides: [none, zone], relation: 'unrelated', joined: null } as const;
    expect((await decide(photos, apart)).check).toMatchObject({ reason: 'NO_DOCUMENT', photo: 'document' });
  });

  test('a zone on the back whose check digits are wrong counts for a printed front', async () => {
    const [fields, back] = [
      { ...zone, data: emptyDocumentData, evidence: 'fields' } as const,
      { ...zone, data: { ...emptyDocumentData, mrz_valid: false } },
    ];
    const photos = { selfie: dora.straight, document, document_back: await paperOf(document) };
    const { check: found } = await decide(photos, {
      ...{ sides: [fields, back], relation: 'unrelated', joined: null },
    });
    expect(found).toMatchObject({ document_evidence: 'zone', document_data: { mrz_valid: false } });
  });

  test('neither may be the selfie', async () => {
    const photos = { selfie: dora.straight, document, document_back: dora.straight };
    const { check: both } = await decide(photos, { sides: [zone, zone], ...agreeing });
    expect(both).toMatchObject({ reason: 'SAME_PHOTO', photo: 'document', similarity_score: null });
  });
});

describe('of a portrait it is said that it repeats a capture:', () => {
  const changes: [string, (picture: Sharp) => Sharp][] = [
    ['the selfie', (picture) => picture],
    ['the selfie in a mirror', (picture) => picture.flop()],
    ['a grey one', (picture) => picture.flop().grayscale().toColourspace('srgb')],
    ['a dim and blurred one', (picture) => picture.linear(0.6, 10).blur(1.5)],
    ['one cut closer', (picture) => picture.extract({ left: 60, top: 60, width: 300, height: 300 })],
    ['one that leans', (picture) => picture.rotate(8, { background: '#888888' })],
    ['one encoded poorly', (picture) => picture.resize(180).jpeg({ quality: 30 })],
  ];

  test.each(changes)('%s', async (_what, change) => {
    const changed = await change(sharp(await sampleFace('dora').toBuffer()))
      .png()
      .toBuffer();
    const found = await check(dora.straight, await documentOf(sharp(changed)));
    expect(found.repeats_capture).toBe(true);
  });

  async function repeats(selfie: Buffer, document: Buffer, frames: readonly Buffer[]) {
    const read = await faces.readFrames(frames);
    const captures = encodeCaptures(read.flatMap((face) => (face ? [face.chip] : [])));
    const { check: found } = await decide(
      { selfie, document, captures },
      { sides: [zone], relation: null, joined: null },
    );
    return found.repeats_capture;
  }

  test('a frame, which without the frames is none', async () => {
    const pasted = await documentOf(sharp(dora.left).flop());
    const frames = dora.posing('up', 'left').map(({ photo }) => photo);
    expect(await repeats(dora.straight, pasted, frames)).toBe(true);
    expect(await repeats(dora.straight, pasted, [])).toBe(false);
  });

  test('not another photo of the same person, nor one of another', async () => {
    const cleo = await openFrames('cleo');
    const frames = cleo.posing('left', 'up').map(({ photo }) => photo);
    expect(await repeats(cleo.straight, await documentWith('cleo'), frames)).toBe(false);
    expect(await repeats(cleo.straight, await documentWith('bea'), frames)).toBe(false);
  });
});
