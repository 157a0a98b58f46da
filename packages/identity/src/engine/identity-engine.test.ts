import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { openFrames, type SampleFrames } from '../testing/faces/open-frames.ts';
import { cardBack, passportOf, unlabelledFrontOf } from '../testing/faces/passport-of.ts';
import { openIdentityEngine } from './open-identity-engine.ts';

/** Networks are slow on a busy machine. */
const patience = 180_000;
jest.setTimeout(patience);
const engine = openIdentityEngine({ workers: 1, timeLimit: patience });
let dora: SampleFrames;
let document: Buffer;

beforeAll(async () => {
  document = await passportOf('dora');
  dora = await openFrames('dora');
});
afterAll(() => engine.close());

test('a guest with a passport is seen to move as asked, compared and read, all in a process of its own', async () => {
  const frames = dora.posing('left', 'up', 'right');
  const selfie = { selfie: dora.straight, frames, poses: ['left', 'up', 'right'] as const };
  expect(await engine.checkSelfie(selfie)).toEqual({ reason: null });
  const found = await engine.checkDocument({ selfie: dora.straight, document });
  expect(found).toMatchObject({
    reason: null,
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

test('a photo that cannot be opened is no decision', async () => {
  const broken = Buffer.from('not an image');
  await expect(engine.checkDocument({ selfie: broken, document })).rejects.toMatchObject({
    code: 'UNREADABLE',
  });
  await expect(engine.checkSelfie({ selfie: broken, frames: [], poses: ['left'] })).rejects.toMatchObject({
    code: 'UNREADABLE',
  });
});
