import { beforeAll, describe, expect, test } from '@jest/globals';
import { lintTexts } from './run-oxlint.ts';
import { reactRules, syntaxRules, typeScriptRules } from './rules.mjs';
import { reactSeeds } from './seeds/react.ts';
import { sloppySeeds, syntaxSeeds } from './seeds/syntax.ts';
import { typeScriptSeeds } from './seeds/types.ts';

/** Files by the rule that they break. */
const seeds = new Map([
  ...placed(syntaxSeeds, (name) => `packages/seeds/src/${name}.mjs`),
  ...placed(sloppySeeds, (name) => `packages/seeds/src/${name}.cjs`),
  ...placed(typeScriptSeeds, (name) => `packages/seeds/src/${name}.ts`),
  ...placed(reactSeeds, (name) => `packages/ui/src/${name}.tsx`),
]);

function placed(texts: Record<string, string>, place: (name: string) => string) {
  return Object.entries(texts).map(
    ([rule, code]) => [rule, { path: place(rule.replace('/', '-')), code: `${code}\n` }] as const,
  );
}

const unsafe = `
export const a: string = JSON.parse('1');
export const b = (): string => JSON.parse('1').c;
export const c = (d: (e: string) => void) => d(JSON.parse('1'));
`;
const router = `
import { Link, useBlocker, type NavigateFunction } from 'react-router-dom';
export type A = NavigateFunction;
export { Link, useBlocker };
`;
const log = 'console.log(1);\n';
const wholeDefault = 'export default 1;\n';
const renders = `import { useId } from 'react';
export const useA = () => [useId(), Math.random()];
`;

const statusField = 'export class LateError extends Error {\n  statusCode = 503;\n}\n';
const statusArgument = `class LateError extends Error {
  constructor(readonly reply: number) {
    super();
  }
}
throw new LateError(404);
`;

const long = `export function a(b: () => void) {\n${'  b();\n'.repeat(60)}}\n`;
const complex = `export function a(b: number) {\n${'  if (b > 1) a(b - 1);\n'.repeat(15)}}\n`;

/** These rules depend on the path: path, text, broken rules. */
const places: [string, string, string[]][] = [
  ['packages/seeds/src/list-seeds.ts', 'export const a = 1;\n', []],
  ['packages/seeds/src/ListSeeds.ts', 'export const a = 1;\n', ['house/file-name']],
  ['packages/seeds/src/shared/list-seeds.ts', 'export const a = 1;\n', ['house/file-name']],
  ['packages/seeds/src/default.ts', wholeDefault, ['house/no-default-export']],
  ['mf-seeds/src/remote.tsx', wholeDefault, []],
  ['mf-verification/src/verify-guests.tsx', wholeDefault, []],
  ['mf-verification/src/seeds.tsx', wholeDefault, ['house/no-default-export']],
  ['mf-seeds/webpack.config.js', wholeDefault, []],
  ['packages/seeds/src/a.d.ts', 'declare const a: 1;\nexport default a;\n', []],
  ['e2e/suite/make-template.ts', wholeDefault, []],
  ['mf-seeds/src/router.tsx', router, ['no-restricted-imports']],
  ['shell/src/router.tsx', router, []],
  ['mf-seeds/src/log.ts', log, ['no-console']],
  ['mf-seeds/src/log.test.ts', log, []],
  ['shell/src/log.ts', log, ['no-console']],
  ['api/src/log.ts', log, ['no-console']],
  ['api/src/commands/log.ts', log, []],
  ['api/src/seeds/use-cases/refuse.ts', statusField, ['house/no-status-code']],
  ['api/src/seeds/seeds.policy.ts', statusArgument, ['house/no-status-code']],
  ['api/src/http/errors/refuse.ts', statusArgument, []],
  ['e2e/log.ts', log, []],
  [
    'packages/seeds/src/unsafe.ts',
    unsafe,
    [
      'typescript/no-unsafe-argument',
      'typescript/no-unsafe-assignment',
      'typescript/no-unsafe-member-access',
      'typescript/no-unsafe-return',
    ],
  ],
  ['packages/seeds/src/unsafe.test.ts', unsafe, []],
  ['packages/seeds/src/complex.ts', complex, ['complexity']],
  ['packages/seeds/src/long.test.ts', long, []],
  ['packages/seeds/src/testing/complex.ts', complex, []],
  ['packages/seeds/src/testing/unsafe.ts', unsafe, []],
  ['mf-seeds/src/use-a.mjs', renders, ['react/purity']],
  ['e2e/use-a.mjs', renders, []],
  ['packages/seeds/src/dist/log.ts', 'debugger;\n', []],
  ['packages/seeds/src/a.generated.ts', 'debugger;\n', []],
  ['packages/seeds/src/excused.mjs', '// oxlint-disable-next-line no-debugger -- seeded\ndebugger;\n', []],
  [
    'packages/seeds/src/bare.mjs',
    'f(); // oxlint-disable-line no-debugger\n',
    ['house/disable-reason', 'unused'],
  ],
  [
    'packages/seeds/src/empty.mjs',
    '/* oxlint-disable no-debugger -- */\ndebugger;\n',
    ['house/disable-reason'],
  ],
  [
    'packages/seeds/src/eslint.mjs',
    'debugger; // eslint-disable-line no-debugger\n',
    ['house/disable-reason'],
  ],
];

let broken: ReadonlyMap<string, string[]>;

beforeAll(() => {
  const texts = [...seeds.values()].map(({ path, code }) => [path, code] as const);
  broken = lintTexts(new Map([...texts, ...places.map(([path, code]) => [path, code] as const)]));
}, 60_000);

test('each rule of the settings is seeded', () => {
  const rules = Object.keys({ ...syntaxRules, ...typeScriptRules, ...reactRules, 'no-redeclare': 'error' });
  // A text cannot break the rule about file names.
  const named = rules.filter((rule) => rule !== 'house/file-name');
  expect([...seeds.keys()].sort()).toEqual(named.sort());
});

describe('a seeded violation is named:', () => {
  test.each([...seeds])('%s', (rule, { path }) => {
    expect(broken.get(path)).toContain(rule);
  });
});

describe('of a place is refused what its settings say:', () => {
  test.each(places)('%s', (path, _code, rules) => {
    const named = broken.get(path)?.map((rule) => (/^Unused .*directive/.test(rule) ? 'unused' : rule));
    expect(named?.sort()).toEqual(rules);
  });
});
