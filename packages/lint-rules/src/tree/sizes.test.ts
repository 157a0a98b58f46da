import { dirname } from 'node:path';
import { expect, test } from '@jest/globals';
import { listSourceFiles, readProjectFile } from './tree.ts';

const sizes = listSourceFiles()
  .map((path) => ({ path, lines: readProjectFile(path).split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);

const percentile = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]?.lines;

test('no source file is longer than 250 lines, and no flow than 40', () => {
  const limitOf = (path: string) => (/\.flow\.tsx?$/.test(path) ? 40 : 250);
  expect(sizes.filter(({ path, lines }) => lines > limitOf(path))).toEqual([]);
});

test('half of the source files have at most 60 lines, nine in ten at most 150', () => {
  expect(sizes.length).toBeGreaterThan(100);
  expect(percentile(0.5)).toBeLessThanOrEqual(60);
  expect(percentile(0.9)).toBeLessThanOrEqual(150);
});

/** A folder may contain any number of these files. */
const equals =
  /\.(endpoint|mutation|query|repository|schema)\.ts$|\.(test|spec)\.tsx?$|\.css$|\/(use-cases|seeds)\/[^/]+$/;
const maxFilesPerFolder = 20;

function findLargeFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter((one) => !equals.test(one) && !one.startsWith('e2e/')))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > maxFilesPerFolder).map(([folder]) => folder);
}

test('no folder holds more than 20 source files that are not of one kind', () => {
  expect(findLargeFolders(sizes.map(({ path }) => path))).toEqual([]);
  const added = Array.from({ length: 21 }, (_, index) => `shell/src/large/part-${index}.ts`);
  expect(findLargeFolders(added)).toEqual(['shell/src/large']);
});

test('no context of the server has more than eight repositories', () => {
  const counts = new Map<string, number>();
  for (const { path } of sizes) {
    const context = /^api\/src\/([^/]+)\/.*\.repository\.ts$/.exec(path)?.[1];
    if (context) counts.set(context, (counts.get(context) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(10);
  expect([...counts].filter(([, count]) => count > 8)).toEqual([]);
});
