import { describe, expect, test } from '@jest/globals';
import { listFiles, readProjectFile } from '../tree/tree.ts';

/** Number of level 1 and 2 requirements by section of ASVS 5.0.0; level 3 has higher numbers. */
const sections: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
const numbersIn = (section: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
const required = Object.entries(sections).flatMap(([section, last]) => numbersIn(section, 1, last));

const chapters = readProjectFile('docs/security.md').split(/^## V/m).slice(1);
const rowsOf = (chapter: string) =>
  chapter.split('\n').flatMap((line) => {
    const [, id = '', level = '', requirement = '', how = '', tests = '', end] = line
      .split('|')
      .map((cell) => cell.trim());
    return /^\d/.test(id) ? [{ id, level, requirement, how, tests, end }] : [];
  });
const rows = chapters.flatMap(rowsOf);

/** Expands ranges: `1.2.6 to 1.2.8, 1.3.1` contains four requirements. */
function leftOutIn(chapter: string): string[] {
  const line = /^Does not apply: (.*), as .*\.$/m.exec(chapter)?.[1] ?? '';
  return [...line.matchAll(/(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?/g)].flatMap(([, section = '', from, to]) =>
    numbersIn(section, Number(from), Number(to ?? from)),
  );
}

describe('docs/security.md', () => {
  test('has each requirement of the two levels once, with a reason where it does not apply', () => {
    const named = [...rows.map(({ id }) => id), ...chapters.flatMap(leftOutIn)];
    expect(named.filter((id, place) => named.indexOf(id) !== place)).toEqual([]);
    expect([...named].sort()).toEqual([...required].sort());
  });

  test('has each requirement in its chapter, with a level, words and a short answer', () => {
    for (const chapter of chapters) {
      const number = /^\d+/.exec(chapter)?.[0] ?? '';
      for (const { id, level, requirement, how, end } of rowsOf(chapter)) {
        expect(id).toMatch(new RegExp(`^${number}\\.\\d+\\.\\d+$`));
        expect([id, level]).toEqual([id, expect.stringMatching(/^[12]$/)]);
        expect([id, requirement.length > 3, how.length > 3, how.length < 240, end]).toEqual([
          id,
          true,
          true,
          true,
          '',
        ]);
      }
    }
  });

  test('names tests that are there, each by a name that is one file', () => {
    const files = listFiles().filter((path) => /\.(test|spec)\.tsx?$/.test(path));
    const found = (name: string) => files.filter((path) => path === name || path.endsWith(`/${name}`)).length;
    for (const { id, tests } of rows) {
      const names = [...tests.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      expect([id, tests]).toEqual([
        id,
        names.length === 0 ? '–' : names.map((name) => `\`${name}\``).join(', '),
      ]);
      expect([id, ...names.filter((name) => found(name) !== 1)]).toEqual([id]);
    }
    expect(rows.filter(({ tests }) => tests !== '–').length).toBeGreaterThan(100);
  });
});
