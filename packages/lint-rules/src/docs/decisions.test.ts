import { basename } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { listFiles, listSourceFiles, readProjectFile } from '../tree/tree.ts';
import { formatDecisionIndex } from './decision-index.mjs';

const index = 'docs/decisions/README.md';
const decisions = listFiles().filter((path) => path.startsWith('docs/decisions/') && path !== index);

describe.each(decisions)('%s', (path) => {
  const text = readProjectFile(path);
  const file = basename(path);

  test('is named by a number and what was decided', () => {
    expect(file).toMatch(/^\d{4}-[a-z0-9]+(-[a-z0-9]+)+\.md$/);
    expect(text.startsWith(`# ${file.slice(0, 4)} `)).toBe(true);
  });

  test('has at most 80 lines: context, decision, consequences', () => {
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(80);
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
  });
});

// The generator throws for a decision without a status or a date.
test('the list of decisions is the generated one', () => {
  expect(readProjectFile(index)).toBe(formatDecisionIndex());
});

test('numbers are given once', () => {
  const numbers = decisions.map((path) => basename(path).slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(numbers.length).toBeGreaterThan(0);
});

test('a decision that code cites is there', () => {
  const cited = listSourceFiles()
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => readProjectFile(path).match(/docs\/decisions\/[\w-]+\.md/g) ?? []);
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter((path) => !decisions.includes(path))).toEqual([]);
});
