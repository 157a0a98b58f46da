import { describe, expect, test } from '@jest/globals';
import { documentGuide } from './document-guide.ts';
import { documentHint, type DocumentHint } from './document-hint.ts';

describe('documentHint', () => {
  const cases: [DocumentHint, number, number, number][] = [
    ['documentGood', 140, 300, 0],
    ['documentGood', 235, 300, 0.6],
    ['documentDark', 40, 300, 0],
    ['fillFrame', 140, 2, 0],
    ['documentGlare', 140, 300, 0.05],
    ['documentBlurred', 140, 20, 0],
  ];
  test.each(cases)(
    'says %s at brightness %d, sharpness %d and glare %d',
    (hint, brightness, sharpness, glare) => {
      expect(documentHint({ brightness, sharpness, glare })).toBe(hint);
    },
  );
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
