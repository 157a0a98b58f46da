import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyProject } from './testing/copy-project.mjs';

const folder = mkdtempSync(join(tmpdir(), 'suite-add-permission-'));
const copy = join(folder, 'project');
const declarations = 'packages/contracts/src/permissions/declared-permissions.ts';
const translations = ['de', 'fr', 'es', 'it', 'ar'].map(
  (language) => `packages/contracts/messages/${language}.json`,
);

const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(copy, path), change(readFileSync(join(copy, path), 'utf8')));

/** Takes the steps of the walk in docs/architecture.md. */
beforeAll(() => {
  copyProject(copy);
  // Tests of the whole project list its files by git.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  const [, walk = ''] = readFileSync(join(copy, 'docs/architecture.md'), 'utf8').split(
    'How do I add a permission?',
  );
  const [, declaration = ''] = /```ts\n([^`]+)```/.exec(walk) ?? [];
  edit(declarations, (text) => text.replace('} as const satisfies', `${declaration}$&`));
  const texts = [...declaration.matchAll(/(?:title|allows|opens): \[?'([^']+)'/g)].map(
    ([, text = '']) => text,
  );
  for (const path of translations)
    edit(path, (text) =>
      JSON.stringify({ ...JSON.parse(text), ...Object.fromEntries(texts.map((one) => [one, `„${one}“`])) }),
    );
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(at: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(copy, at),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { code: status, said: status === 0 ? '' : stdout + stderr };
}

test.each(['packages/contracts', 'packages/testing', 'api'])(
  'a new permission fits the types of %s',
  (workspace) => {
    const compiler = join(copy, 'node_modules/typescript-native/bin/tsc');
    expect(run(workspace, compiler, '-p', 'tsconfig.types.json', '--singleThreaded')).toEqual({
      code: 0,
      said: '',
    });
  },
  300_000,
);

test('a new permission is explained, translated, seeded, granted and asked for in no other file', () => {
  const { code, said } = run(
    ...['.', join(copy, 'node_modules/jest/bin/jest.js'), '-w', '1', '--testTimeout', '60000'],
    ...['--projects', 'packages/contracts', 'packages/lint-rules', 'api', '--testPathPatterns'],
    ...['/contracts/src/permissions/', '/lint-rules/src/languages/', '/lint-rules/src/docs/menu-entries'],
    ...[
      '/api/src/staff-roles/permission-seed',
      '/api/src/staff-roles/staff-access',
      '/api/src/hotels/use-cases/approve',
    ],
  );
  expect({ code, said }).toEqual({ code: 0, said: '' });
}, 600_000);
