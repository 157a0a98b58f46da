import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { listSourceFiles, root } from './tree.ts';

const workspaceOf = (path: string) => /^(packages\/[^/]+|shell|mf-[^/]+|api|e2e)\//.exec(path)?.[1];

test('the type check reads files of every workspace that has code', () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  // The files it starts from, not those it follows imports to: none is checked by the grace of another.
  const config = execFileSync(process.execPath, [compiler, '-p', 'tsconfig.json', '--showConfig'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { files } = JSON.parse(config) as { files: string[] };
  const checked = new Set(files.map((path) => workspaceOf(path.replace(/^\.\//, ''))));
  const withCode = new Set(listSourceFiles().map(workspaceOf));
  expect(withCode.size).toBeGreaterThan(10);
  expect([...withCode].filter((workspace) => !checked.has(workspace))).toEqual([]);
});
