import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { listSourceFiles, readProjectFile, root } from './tree.ts';

const workspaceOf = (path: string) => /^(packages\/[^/]+|shell|mf-[^/]+|api|e2e)\//.exec(path)?.[1];

/** TypeScript's patterns exclude hidden files. */
const typed = listSourceFiles().filter((path) => /^[^.].*\.(ts|tsx|js|mjs|cjs)$/.test(path));
const workspaces = [...new Set(typed.map(workspaceOf))].filter((folder) => folder !== undefined);

function filesOf(config: string): string[] {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const shown = execFileSync(process.execPath, [compiler, '-p', config, '--showConfig'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(shown) as { files: string[] }).files;
}

test('the type check reads each source file', () => {
  expect(workspaces.length).toBeGreaterThan(10);
  const read = new Set(filesOf('tsconfig.json'));
  // Other tests check the examples and the benchmark's peers.
  const others = typed.filter(
    (path) => !/^(?:examples\/(?:mf-|typed-client\/)|packages\/bench\/peers\/)/.test(path),
  );
  expect(others.filter((path) => !read.has(`./${path}`))).toEqual([]);
});

test('a workspace checks its own files', () => {
  const own = typed.filter((path) => path.startsWith('mf-bookings/'));
  const read = new Set(filesOf('mf-bookings/tsconfig.types.json'));
  expect(own.filter((path) => !read.has(path.replace('mf-bookings/', './')))).toEqual([]);
});

test.each(workspaces)('%s is checked by the same settings when it is checked alone', (folder) => {
  const up = folder.includes('/') ? '../../' : '../';
  const settings = JSON.parse(readProjectFile(`${folder}/tsconfig.types.json`)) as object;
  expect(settings).toEqual({ extends: `${up}tsconfig.json` });
  const { scripts } = JSON.parse(readProjectFile(`${folder}/package.json`)) as { scripts: object };
  expect(scripts).toMatchObject({
    lint: `node ${up}node_modules/oxlint/bin/oxlint -c ${up}oxlint.config.mjs .`,
    types: `node ${up}node_modules/typescript-native/bin/tsc -p tsconfig.types.json --singleThreaded`,
  });
});
