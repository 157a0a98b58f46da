import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findLintTargets } from './lint-targets.mjs';

const workspaces = ['api', 'shell', 'packages/contracts', 'packages/ui'];
let root: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Replaces the compiler: the first line of a file is its declaration. */
const declare = async (folders: string[]) =>
  Object.fromEntries(
    folders.map((folder) => [
      folder,
      readFileSync(join(root, folder, 'src/index.ts'), 'utf8').split('\n')[0]!,
    ]),
  );

const targets = (declaring = declare) =>
  findLintTargets(root, workspaces, join(root, 'node_modules/.cache/lint.json'), declaring);
const lint = async () => (await targets()).remember();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-targets-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'node_modules/\n');
  write('package.json', '{}');
  write('api/src/index.ts', "import '@suite/contracts';");
  write('shell/src/index.ts', "import '@suite/ui/core';");
  write('packages/contracts/src/index.ts', 'one\ninside');
  write('packages/ui/src/index.ts', "import type '@suite/contracts/auth';\ninside");
});

afterEach(() => rmSync(root, { recursive: true }));

test('everything is linted until it was clean once', async () => {
  expect((await targets()).folders).toEqual(['.']);
  expect((await targets()).folders).toEqual(['.']);
});

test('nothing is linted again that was clean', async () => {
  await lint();
  expect((await targets()).folders).toEqual([]);
});

test.each([
  ['changed', () => write('api/src/index.ts', 'two')],
  ['added', () => write('api/src/app.ts', 'one')],
  ['deleted', () => rmSync(join(root, 'api/src/index.ts'))],
])('a file that is %s has its workspace linted', async (_how, change) => {
  execFileSync('git', ['add', '.'], { cwd: root });
  await lint();
  change();
  expect((await targets()).folders).toEqual(['api']);
});

test('a change that others cannot see has its workspace linted alone', async () => {
  await lint();
  write('packages/contracts/src/index.ts', 'one\nelsewhere');
  expect((await targets()).folders).toEqual(['packages/contracts']);
});

test('another declaration has all linted that use it, also through others', async () => {
  await lint();
  write('packages/contracts/src/index.ts', 'two\ninside');
  expect((await targets()).folders.sort()).toEqual(['api', 'packages/contracts', 'packages/ui', 'shell']);
  await lint();
  write('packages/ui/src/index.ts', "import '@suite/contracts/hotels';\ninside");
  expect((await targets()).folders.sort()).toEqual(['packages/ui', 'shell']);
});

test('where the compiler cannot tell, all that use a changed workspace are linted', async () => {
  await lint();
  write('packages/ui/src/index.ts', "import '@suite/contracts/auth';\nelsewhere");
  expect((await targets(async () => ({}))).folders.sort()).toEqual(['packages/ui', 'shell']);
});

test.each(['package.json', 'packages/house-rules/src/rules.mjs', 'packages/ui/src/css-modules.d.ts'])(
  'a change of %s has everything linted',
  async (path) => {
    await lint();
    write(path, 'two');
    write('api/src/index.ts', 'two');
    expect((await targets()).folders).toEqual(['.']);
  },
);

test('a page of documentation has nothing linted', async () => {
  await lint();
  write('README.md', 'two');
  write('packages/ui/README.md', 'two');
  expect((await targets()).folders).toEqual([]);
});

test('what changed stays a target until it is clean', async () => {
  await lint();
  write('shell/src/index.ts', 'two');
  expect((await targets()).folders).toEqual(['shell']);
  write('api/src/index.ts', 'two');
  const { folders, remember } = await targets();
  expect(folders).toEqual(['api', 'shell']);
  remember();
  expect((await targets()).folders).toEqual([]);
});

test('without git everything is linted', async () => {
  await lint();
  rmSync(join(root, '.git'), { recursive: true });
  expect((await targets()).folders).toEqual(['.']);
});
