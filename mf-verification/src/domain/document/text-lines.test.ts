import { describe, expect, test } from '@jest/globals';
import { drawnPictures } from '../../testing/drawn-pictures.ts';
import { findTextLines } from './text-lines.ts';

describe('findTextLines', () => {
  test('finds the lines of a page in each of its columns, and how far they reach', () => {
    const { count, width } = findTextLines(drawnPictures.page());
    expect(count).toBeGreaterThanOrEqual(30);
    expect(width).toBeGreaterThan(0.5);
  });

  test.each([-22, -13, -6, 6, 13, 22])('finds the lines of a page that is turned by %d degrees', (turn) => {
    const { count, width } = findTextLines(drawnPictures.page({ share: 0.8, turn }));
    expect(count).toBeGreaterThanOrEqual(8);
    expect(width).toBeGreaterThan(0.5);
  });

  test('finds a page that is further away smaller', () => {
    const { count, width } = findTextLines(drawnPictures.page({ share: 0.45 }));
    expect(count).toBeGreaterThan(4);
    expect(width).toBeLessThan(0.45);
  });

  test.each([
    ['a blank sheet', drawnPictures.blank()],
    ['noise', drawnPictures.noise()],
    ['a little noise', drawnPictures.noise(60)],
    ['less noise', drawnPictures.noise(35)],
    ['stripes', drawnPictures.stripes()],
    ['a face', drawnPictures.face()],
    ['a page out of focus', drawnPictures.page({ blur: 4 })],
  ])('finds no lines in %s', (_what, picture) => {
    expect(findTextLines(picture).count).toBeLessThanOrEqual(2);
  });
});
