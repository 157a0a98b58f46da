import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { listSourceFiles, root } from './tree.ts';

const workspaceOf = (path: string) => /^(packages\/[^/]+|shell|mf-[^/]+|api|e2e)\//.exec(path)?.[1];

test('the type check reads files of every workspace that has code', () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const listed = execFileSync(process.execPath, [compiler, '-p', 'tsconfig.json', '--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const own = listed
    .split('\n')
    .filter((path) => path.startsWith(`${root}/`) && !path.includes('/node_modules/'));
  const checked = new Set(own.map((path) => workspaceOf(path.slice(root.length + 1))));
  const withCode = new Set(listSourceFiles().map(workspaceOf));
  expect(withCode.size).toBeGreaterThan(10);
  expect([...withCode].filter((workspace) => !checked.has(workspace))).toEqual([]);
}, 120_000);
