import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { CapturedPhoto } from '../../../domain/camera/captured-photo.ts';
import type { Pixels } from '../../../domain/faces/pixels.ts';
import { drawnPictures } from '../../../testing/drawn-pictures.ts';
import { installFakeCamera, type FakeCamera } from '../../../testing/fake-camera.ts';
import { DocumentCapture } from './document-capture.tsx';

/** Advances in steps of 100 ms, so that the page renders between them. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed <= ms; passed += 100) await act(() => jest.advanceTimersByTimeAsync(100));
}
/** This is three times the steady time, because each look at the drawn picture takes time. */
const longEnoughMs = 2700;
const stage = { clientWidth: 360, clientHeight: 540 };

let camera: FakeCamera;
let photos: CapturedPhoto[];

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2027-03-05T10:00:00Z') });
  camera = installFakeCamera();
  photos = [];
  for (const [name, value] of Object.entries(stage))
    Object.defineProperty(HTMLVideoElement.prototype, name, { configurable: true, value });
});

afterEach(async () => {
  cleanup();
  await jest.advanceTimersByTimeAsync(0);
  for (const name of Object.keys(stage)) Reflect.deleteProperty(HTMLVideoElement.prototype, name);
  jest.useRealTimers();
});

const show = (picture: Pixels) => {
  camera.pixels = () => picture.data;
};

test('a document that is seen well is photographed by itself, once', async () => {
  show(drawnPictures.page());
  render(<DocumentCapture onPhoto={(photo) => photos.push(photo)} />);
  await pass(700);
  expect(screen.getByRole('status')).toHaveTextContent('Good. Hold still.');
  expect(photos).toEqual([]);
  await pass(longEnoughMs);
  expect(photos).toHaveLength(1);
});

test.each([
  ['noise', drawnPictures.noise(), 'Put the whole document in the frame'],
  ['a face', drawnPictures.face(), 'Put the whole document in the frame'],
  ['a page far away', drawnPictures.page({ share: 0.45 }), 'Move closer, until the document fills the frame'],
  ['a page with a lamp in it', drawnPictures.glare(), 'Light is reflected. Tilt the document a little.'],
])('%s is not, and the button takes it all the same', async (_what, picture, hint) => {
  show(picture);
  render(<DocumentCapture onPhoto={(photo) => photos.push(photo)} />);
  await pass(longEnoughMs);
  expect(screen.getByRole('status')).toHaveTextContent(hint);
  expect(photos).toEqual([]);
  act(() => screen.getByRole('button', { name: 'Capture' }).click());
  await pass(0);
  expect(photos).toHaveLength(1);
});
