import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findLintTargets } from './lint-targets.mjs';

let root: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const targets = () => findLintTargets(root, ['api', 'shell'], join(root, 'node_modules/.cache/lint.json'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-targets-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'node_modules/\n');
  write('package.json', '{}');
  write('api/src/server.ts', 'one');
  write('shell/src/main.tsx', 'one');
  write('packages/ui/src/button.tsx', 'one');
});

afterEach(() => rmSync(root, { recursive: true }));

test('everything is linted until it was clean once', () => {
  expect(targets().folders).toEqual(['.']);
  expect(targets().folders).toEqual(['.']);
});

test('nothing is linted again that was clean', () => {
  targets().remember();
  expect(targets().folders).toEqual([]);
});

test.each([
  ['changed', () => write('api/src/server.ts', 'two')],
  ['added', () => write('api/src/app.ts', 'one')],
  ['deleted', () => rmSync(join(root, 'api/src/server.ts'))],
])('a file that is %s has its application linted', (_how, change) => {
  execFileSync('git', ['add', '.'], { cwd: root });
  targets().remember();
  change();
  expect(targets().folders).toEqual(['api']);
});

test.each(['packages/ui/src/button.tsx', 'package.json'])('a change of %s has everything linted', (path) => {
  targets().remember();
  write(path, 'two');
  write('api/src/server.ts', 'two');
  expect(targets().folders).toEqual(['.']);
});

test('what changed stays a target until it is clean', () => {
  targets().remember();
  write('shell/src/main.tsx', 'two');
  expect(targets().folders).toEqual(['shell']);
  write('api/src/server.ts', 'two');
  const { folders, remember } = targets();
  expect(folders).toEqual(['api', 'shell']);
  remember();
  expect(targets().folders).toEqual([]);
});

test('without git everything is linted', () => {
  targets().remember();
  rmSync(join(root, '.git'), { recursive: true });
  expect(targets().folders).toEqual(['.']);
});
