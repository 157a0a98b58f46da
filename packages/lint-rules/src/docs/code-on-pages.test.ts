import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readProjectFile } from '../tree/tree.ts';

/** Code on these pages must match the file linked before it. */
const pages = ['api', 'backend', 'events', 'other-frameworks', 'permissions', 'slots'].map(
  (page) => `docs/teams/${page}.md`,
);

interface Example {
  file: string;
  code: string;
}

function examplesOn(page: string): Example[] {
  let file = '';
  return [...readProjectFile(page).matchAll(/\]\((\.[^)\s]+)\)|^( *)```\w+\n([\s\S]*?)^ *```$/gm)].flatMap(
    ([, link, , code]) => {
      if (link !== undefined) file = join(dirname(page), link);
      return code === undefined ? [] : [{ file, code }];
    },
  );
}

/** Indentation and line breaks may differ. */
const withoutSpaces = (code: string) => code.replace(/\s+/g, '');

test.each(pages)('the code on %s is that of the files it names', (page) => {
  const examples = examplesOn(page);
  expect(examples.length).toBeGreaterThan(1);
  const outdated = examples.filter(
    ({ file, code }) => !withoutSpaces(readProjectFile(file)).includes(withoutSpaces(code)),
  );
  expect(outdated).toEqual([]);
});
