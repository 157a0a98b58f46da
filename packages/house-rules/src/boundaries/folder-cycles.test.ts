import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../tree/tree.ts';
import { findFolderCycles, type SourceImport } from './folder-cycles.ts';

interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

/** Tests and what prepares them use the whole workspace. */
const isProduction = (path: string) => !/\.(test|spec)\.[a-z]+$|\/testing\/|node_modules/.test(path);

function readImports(): SourceImport[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const settings = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const answer = execFileSync(
    process.execPath,
    [program, ...settings, 'shell', ...remotes, 'packages', 'api'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { modules } = JSON.parse(answer) as { modules: Module[] };
  return modules
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ from, to }) => isProduction(from) && isProduction(to));
}

test('no workspace has a cycle between folders of one parent (docs/decisions/0167)', () => {
  const imports = readImports();
  expect(imports.length).toBeGreaterThan(3_000);
  expect(findFolderCycles(imports)).toEqual([]);
}, 120_000);

describe('a seeded cycle', () => {
  const find = (...imports: [from: string, to: string][]) =>
    findFolderCycles(imports.map(([from, to]) => ({ from, to })));

  test('of two folders is reported by its imports', () => {
    expect(
      find(
        ['shell/src/guard/require.tsx', 'shell/src/sign-in/password/screen.tsx'],
        ['shell/src/sign-in/form.tsx', 'shell/src/guard/location.ts'],
        ['shell/src/guard/require.tsx', 'shell/src/session/store.ts'],
      ),
    ).toEqual([
      'shell/src/guard/require.tsx imports shell/src/sign-in/password/screen.tsx',
      'shell/src/sign-in/form.tsx imports shell/src/guard/location.ts',
    ]);
  });

  test('is found through a third folder, and between workspaces', () => {
    expect(find(['a/src/b/1.ts', 'a/src/c/1.ts'], ['a/src/c/2.ts', 'a/src/d/1.ts'])).toEqual([]);
    expect(
      find(
        ['a/src/b/1.ts', 'a/src/c/1.ts'],
        ['a/src/c/2.ts', 'a/src/d/1.ts'],
        ['a/src/d/2.ts', 'a/src/b/2.ts'],
      ),
    ).toHaveLength(3);
    expect(
      find(['packages/ui/1.ts', 'packages/api/2.ts'], ['packages/api/1.ts', 'packages/ui/2.ts']),
    ).toHaveLength(2);
  });

  test('is none between a folder and its parent, or of files in one folder', () => {
    expect(find(['api/src/auth/routes.ts', 'api/src/auth/use-cases/login.ts'])).toEqual([]);
    expect(
      find(
        ['api/src/auth/routes.ts', 'api/src/auth/use-cases/login.ts'],
        ['api/src/auth/use-cases/login.ts', 'api/src/auth/repository.ts'],
      ),
    ).toEqual([]);
  });
});
