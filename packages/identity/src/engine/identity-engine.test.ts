import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { encodePhoto } from '../testing/faces/encode-photo.ts';
import { framesOf } from '../testing/faces/open-frames.ts';
import { openHead } from '../testing/faces/open-head.ts';
import {
  cardBack,
  cardFrontOf,
  otherCardOf,
  passportOf,
  unlabelledFrontOf,
} from '../testing/faces/passport-of.ts';
import { sampleFace } from '../testing/faces/sample-faces.ts';
import { showOnScreen } from '../testing/faces/show-on-screen.ts';
import { openIdentityEngine } from './open-identity-engine.ts';

/** The models are slow on a busy machine. */
const patience = 180_000;
jest.setTimeout(patience);
const engine = openIdentityEngine({ workers: 1, timeLimit: patience });
let dora: Awaited<ReturnType<typeof openHead>>;

beforeAll(async () => {
  dora = await openHead('dora');
});
afterAll(() => engine.close());

test('a guest is seen to move as asked, compared with a passport on its side and read, all in a process of its own', async () => {
  const shares = [0, 0.3, 0.6, 0.85, 1];
  const shown = new Map<number, Buffer>();
  for (const share of shares) shown.set(share, await encodePhoto(dora.turned(32 * share)));
  const frames = framesOf(['left'], (_pose, share) => shown.get(share) ?? dora.straight, shares);
  const selfie = { selfie: dora.straight, frames, poses: ['left'] as const };
  expect(await engine.checkSelfie(selfie)).toEqual({ reason: null, captures: expect.anything() });
  const document = await sharp(await passportOf('dora'))
    .rotate(90)
    .jpeg()
    .toBuffer();
  const found = await engine.checkDocument({ selfie: dora.straight, document });
  expect(found).toMatchObject({
    reason: null,
    // Her passport shows the selfie mirrored, as there is only one photo of her.
    repeats_capture: true,
    specimen: false,
    document_data: { full_name: 'ANNA MARIA ERIKSSON', number_last4: '02C3', mrz_valid: true },
  });
  expect(found.similarity_score).toBeGreaterThanOrEqual(80);
  expect(found.face_match_details).toEqual({
    distance: expect.any(Number),
    selfie_quality: {
      face_width: expect.any(Number),
      sharpness: expect.any(Number),
      brightness: expect.any(Number),
    },
    document_quality: expect.objectContaining({ face_width: expect.any(Number) }),
    engine: expect.stringContaining('face-api'),
  });
});

test('another photo of the guest on a passport is none that was taken for the selfie', async () => {
  const selfie = await sampleFace('cleo').jpeg({ quality: 90 }).toBuffer();
  const found = await engine.checkDocument({ selfie, document: await passportOf('cleo') });
  expect(found).toMatchObject({ reason: null, repeats_capture: false, document_evidence: 'zone' });
});

test('a card is compared by its front and read from both sides, and the back of another says nothing about it', async () => {
  const [front, back] = [await unlabelledFrontOf('dora'), await cardBack()];
  const both = { selfie: dora.straight, document: front, document_back: back };
  expect(await engine.checkDocument(both)).toMatchObject({
    reason: null,
    document_evidence: 'zone',
    document_sides: 'agree',
    document_data: {
      document_type: 'id_card',
      full_name: 'ANNA MARIA ERIKSSON',
      date_of_birth: '1974-08-12',
      expiry_date: '2032-04-15',
      number_last4: '02C3',
      mrz_valid: true,
    },
  });
  const other = await cardBack({ surname: 'LINDQVIST', given_names: 'BEA', number: 'K71004882' });
  expect(await engine.checkDocument({ ...both, document_back: other })).toMatchObject({
    document_evidence: 'text',
    document_sides: 'unrelated',
    document_data: { full_name: null },
  });
});

test.each([
  ['the front of an identity card', () => cardFrontOf('dora'), 'fields'],
  [
    'a business card, which the front desk has to look at',
    () => otherCardOf('business card', 'dora'),
    'text',
  ],
] as const)('%s is compared, and is evidence by what stands on it', async (_what, draw, evidence) => {
  const found = await engine.checkDocument({ selfie: dora.straight, document: await draw() });
  expect(found).toMatchObject({ reason: null, document_evidence: evidence });
  expect(found.similarity_score).toBeGreaterThanOrEqual(80);
});

test.each([
  ['the selfie itself', 'SAME_PHOTO', () => dora.straight],
  ['another selfie', 'NO_DOCUMENT', () => encodePhoto(dora.turned(18))],
  [
    'a selfie on a screen',
    'NO_DOCUMENT',
    () => showOnScreen(dora.turned(18), { degrees: 0, distance: 0.8, light: 1.1 }),
  ],
  ['a student card', 'NO_DOCUMENT', () => otherCardOf('student card', 'dora')],
  ['a blank page', 'NO_DOCUMENT', () => blankPage().jpeg().toBuffer()],
] as const)('%s is no document, and gets no score: %s', async (_what, reason, draw) => {
  expect(await engine.checkDocument({ selfie: dora.straight, document: await draw() })).toMatchObject({
    reason,
    photo: 'document',
    similarity_score: null,
    face_match_details: null,
  });
});

const blankPage = () => sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#f4f1ea' } });

test('a photo that cannot be opened is no decision', async () => {
  const broken = Buffer.from('not an image');
  await expect(engine.checkDocument({ selfie: broken, document: dora.straight })).rejects.toMatchObject({
    code: 'UNREADABLE',
  });
  await expect(engine.checkSelfie({ selfie: broken, frames: [], poses: ['left'] })).rejects.toMatchObject({
    code: 'UNREADABLE',
  });
});
