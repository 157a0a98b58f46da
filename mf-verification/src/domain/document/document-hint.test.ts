import { describe, expect, test } from '@jest/globals';
import { drawnPictures } from '../../testing/drawn-pictures.ts';
import { documentGuide } from './document-guide.ts';
import { documentHint, type DocumentHint } from './document-hint.ts';
import { measurePicture } from '../faces/measure-picture.ts';
import type { Pixels } from '../faces/pixels.ts';
import { findTextLines } from './text-lines.ts';

const hintOf = (picture: Pixels) =>
  documentHint({ ...measurePicture(picture), lines: findTextLines(picture) });

describe('documentHint', () => {
  test.each<[string, Pixels, DocumentHint]>([
    ['a page that fills the frame', drawnPictures.page(), 'documentGood'],
    ['a page that is far away', drawnPictures.page({ share: 0.45 }), 'documentFar'],
    ['a page in the dark', drawnPictures.page({ light: 0.2 }), 'documentDark'],
    ['a page that reflects a lamp', drawnPictures.glare(), 'documentGlare'],
    ['a blank sheet', drawnPictures.blank(), 'fillFrame'],
    ['noise', drawnPictures.noise(), 'fillFrame'],
    ['stripes', drawnPictures.stripes(), 'fillFrame'],
  ])('says of %s what to do', (_what, picture, hint) => {
    expect(hintOf(picture)).toBe(hint);
  });

  test.each([
    ['a face', drawnPictures.face()],
    ['a page out of focus', drawnPictures.page({ blur: 4 })],
  ])('does not call %s good', (_what, picture) => {
    expect(['fillFrame', 'documentBlurred']).toContain(hintOf(picture));
  });

  test('says that print is blurred, and that white paper is no reflection', () => {
    const lines = { count: 20, width: 0.8 };
    expect(documentHint({ brightness: 140, sharpness: 20, glare: 0, lines })).toBe('documentBlurred');
    expect(documentHint({ brightness: 235, sharpness: 300, glare: 0.6, lines })).toBe('documentGood');
  });
});

describe('documentGuide', () => {
  test('is nine tenths of an upright window, wherever the picture is cut', () => {
    const guide = documentGuide({ width: 1920, height: 1080 }, { width: 360, height: 540 });
    expect(guide).toEqual({
      x: 636,
      y: expect.closeTo(311.8, 1),
      width: 648,
      height: expect.closeTo(456.3, 1),
    });
  });

  test('is as wide as a flat window is high', () => {
    const guide = documentGuide({ width: 1280, height: 720 }, { width: 1280, height: 720 });
    expect(guide).toMatchObject({ x: 280, width: 720 });
  });
});
