import { describe, expect, test } from '@jest/globals';
import { listFiles, readProjectFile } from '../tree/tree.ts';

const workspaces = listFiles()
  .map((path) => /^((packages\/)?[^/]+)\/package\.json$/.exec(path)?.[1])
  .filter((folder) => folder !== undefined);
const maxLines = 60;

describe.each(workspaces)('%s/README.md', (folder) => {
  const page = readProjectFile(`${folder}/README.md`);

  test('says what the folder owns, what it does not own, and how to test it alone', () => {
    const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(['Owns', 'Does not own', 'Test alone']));
  });

  test(`has at most ${maxLines} lines`, () => {
    expect(page.split('\n').length - 1).toBeLessThanOrEqual(maxLines);
  });
});

test('there are workspaces', () => {
  expect(workspaces.length).toBeGreaterThan(20);
});
