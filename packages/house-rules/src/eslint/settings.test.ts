import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../tree/tree.ts';

interface SeededText {
  /** Of a file that exists, so that its types can be asked. */
  path: string;
  code: string;
  broken: string[];
}

const typescript = '@typescript-eslint/';
const texts: SeededText[] = [
  {
    path: 'packages/contracts/src/envelope.ts',
    code: `
export * from './permissions.ts';
export default 1;
const a = 1;
export { a as default };
export const load = (): void => {
  Promise.resolve(1);
};
export const b: any = 1;
// TODO later
try {
  JSON.parse('');
} catch {}
${'\n'.repeat(250)}`,
    broken: [
      'max-lines',
      'no-empty',
      'no-restricted-syntax',
      'no-restricted-syntax',
      'no-restricted-syntax',
      'no-warning-comments',
      `${typescript}no-explicit-any`,
      `${typescript}no-floating-promises`,
    ],
  },
  {
    path: 'packages/contracts/src/calendar-date.test.ts',
    code: `import { test } from '@jest/globals';\ntest.skip('a', () => {});\n`,
    broken: ['no-restricted-syntax'],
  },
  {
    path: 'mf-bookings/src/routes.tsx',
    code: `
import { Link, useBlocker } from 'react-router-dom';
export const a = () => console.log(Link, useBlocker);
`,
    broken: ['no-console', `${typescript}no-restricted-imports`],
  },
  { path: 'mf-bookings/src/remote.tsx', code: `export default 1;\n`, broken: [] },
];

test('the settings name each seeded violation and pass what is right', () => {
  const asked = texts.map(({ path, code }) => ({ path: join(root, path), code }));
  const program = join(root, 'packages/house-rules/src/eslint/lint-texts.mjs');
  const answer = execFileSync(process.execPath, [program, JSON.stringify(asked)], {
    cwd: root,
    encoding: 'utf8',
  });
  const verdicts = JSON.parse(answer) as string[][];
  expect(verdicts.map((rules) => rules.sort())).toEqual(texts.map(({ broken }) => [...broken].sort()));
}, 240_000);
