import { describe, expect, test } from '@jest/globals';
import { listFiles, readProjectFile } from '../tree/tree.ts';

const lastNumber = 220;

const page = readProjectFile('docs/acceptance.md');
const rows = [...page.matchAll(/^\| (\d+) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number, statement = '', tests = '']) => ({
    number: Number(number),
    statement,
    tests,
    named: [...tests.matchAll(/`([^`]+)`: `([^`]+)`/g)].map(([, path = '', title = '']) => ({ path, title })),
  }),
);

/** A title is the first argument of a call, alone on its line or beside the function that it names. */
function hasTitle(source: string, title: string): boolean {
  const escaped = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`\(\s*(['"\`])${escaped}\1,\s*(?:async )?\(`).test(source);
}

describe('docs/acceptance.md', () => {
  test('has each statement once, in short', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: lastNumber }, (_, index) => index + 1),
    );
    const long = rows.filter(({ statement }) => statement.split(' ').length > 12);
    expect(long.map(({ number }) => number)).toEqual([]);
  });

  test('names a test for each statement, or says why there is none', () => {
    const without = rows.filter(({ tests, named }) => named.length === 0 && !/^not tested: \S+/.test(tests));
    expect(without.map(({ number }) => number)).toEqual([]);
  });

  test('names tests that are there', () => {
    const files = new Set(listFiles().filter((path) => /\.(test|spec)\.tsx?$/.test(path)));
    const lost = rows.flatMap(({ number, named }) =>
      named
        .filter(({ path, title }) => !files.has(path) || !hasTitle(readProjectFile(path), title))
        .map(({ path, title }) => `${number}: ${path}: ${title}`),
    );
    expect(lost).toEqual([]);
  });
});
