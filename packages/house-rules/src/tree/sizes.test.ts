import { expect, test } from '@jest/globals';
import { listSourceFiles, readProjectFile } from './tree.ts';

const sizes = listSourceFiles()
  .map((path) => ({ path, lines: readProjectFile(path).split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);

const percentile = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]?.lines;

test('no source file is longer than 250 lines', () => {
  expect(sizes.filter(({ lines }) => lines > 250)).toEqual([]);
});

test('half of the source files have at most 60 lines, nine in ten at most 150', () => {
  expect(sizes.length).toBeGreaterThan(100);
  expect(percentile(0.5)).toBeLessThanOrEqual(60);
  expect(percentile(0.9)).toBeLessThanOrEqual(150);
});
