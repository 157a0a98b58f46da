import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { openFaceReader, type FaceReader } from '../faces/face-reader.ts';
import type { DocumentDrawing } from '../testing/documents/draw-document.ts';
import { openReadingThread } from '../testing/documents/open-reading-thread.ts';
import { photographDocument } from '../testing/documents/photograph-document.ts';
import { samplePhoto } from '../testing/documents/sample-photos.ts';
import { specimen } from '../testing/documents/specimens.ts';
import { drawWithFace } from '../testing/faces/passport-of.ts';
import { samplePortrait } from '../testing/faces/sample-faces.ts';
import { isInPlace } from './portrait-place.ts';

/** The models are slow on a busy machine. */
jest.setTimeout(180_000);
let faces: FaceReader;
const thread = openReadingThread();

beforeAll(async () => {
  faces = await openFaceReader();
});
afterAll(() => thread.close());

const { holder } = samplePhoto(0);

async function look(drawing: DocumentDrawing, seed: number): Promise<boolean> {
  const photo = await photographDocument(
    await drawWithFace(drawing, samplePortrait('cleo')),
    samplePhoto(seed).settings,
  );
  const answer = await thread.read({ file: photo });
  if ('error' in answer) throw new Error(answer.error);
  const { place, turn } = answer.reading;
  const read = await faces.readPhoto('document', photo, turn ?? 0);
  if (!place || read.refused !== null) throw new Error(`Sample ${seed}: ${read.refused ?? 'no zone'}`);
  return isInPlace(read.face.mesh, place);
}

// Samples whose number ends in 4 are rotated.
test.each([0, 3, 4, 14, 24])('the portrait of a passport is in its place, in sample %i', async (seed) => {
  expect(await look(specimen(holder), seed)).toBe(true);
});

test.each(['TD1', 'TD2', 'CNI'] as const)('the portrait of a card is in its place: %s', async (format) => {
  expect(await look(specimen({ ...holder, format, code: 'I' }), 1)).toBe(true);
});

test.each([
  ['at its right', { left: 88, top: 9, width: 32, height: 41 }],
  ['over half of the page', { left: 4, top: 2, width: 100, height: 66 }],
])('a picture %s is not', async (_where, portrait) => {
  expect(await look({ ...specimen(holder), texts: [], portrait }, 0)).toBe(false);
});

describe('without a zone, beside the print,', () => {
  const front = (format: 'TD1' | 'TD3') =>
    specimen({ ...holder, format, code: format === 'TD1' ? 'I' : 'P' }, { withoutMrz: true });

  // Samples whose number ends in 4 are rotated.
  test.each([
    ['TD1', 0],
    ['TD1', 4],
    ['TD1', 14],
    ['TD3', 1],
  ] as const)('the portrait of a %s is in its place, in sample %i', async (format, seed) => {
    expect(await look(front(format), seed)).toBe(true);
  });

  const { texts } = front('TD1');
  const moved = (left: number, top: number) =>
    texts.map((text) => ({ ...text, left: text.left + left, top: text.top + top }));

  test.each([
    [
      'in the middle of it',
      { portrait: { left: 30, top: 8, width: 24, height: 30 }, texts: aroundPortrait() },
    ],
    ['above it', { height: 90, portrait: { left: 4, top: 3, width: 26, height: 32 }, texts: moved(-25, 34) }],
    [
      'far too large',
      { width: 130, height: 88, portrait: { left: 2, top: 4, width: 96, height: 78 }, texts: moved(70, 2) },
    ],
  ])('a picture %s is not', async (_where, changed) => {
    expect(await look({ ...front('TD1'), ...changed }, 0)).toBe(false);
  });

  function aroundPortrait() {
    return texts.map((text, index) => ({ ...text, left: index % 2 === 0 ? 2 : 57, size: 1.6 }));
  }
});
