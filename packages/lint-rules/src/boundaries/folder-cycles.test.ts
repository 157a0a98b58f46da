import { describe, expect, test } from '@jest/globals';
import { findFolderCycles, readSourceImports } from './folder-cycles.mjs';

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

test('imports of tests, of what prepares them and of installed packages do not count', () => {
  const importing = (source: string, ...targets: string[]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  });
  expect(
    readSourceImports([
      importing('a/src/b/1.ts', 'a/src/c/1.ts', 'node_modules/react/index.js', 'a/src/testing/c.ts'),
      importing('a/src/b/1.test.ts', 'a/src/c/1.ts'),
      importing('a/src/b/1.spec.ts', 'a/src/c/1.ts'),
      importing('a/src/testing/b.ts', 'a/src/c/1.ts'),
      importing('e2e/suite/run.ts', 'e2e/pages/sign-in.page.ts'),
    ]),
  ).toEqual([{ from: 'a/src/b/1.ts', to: 'a/src/c/1.ts' }]);
});
