import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { listFiles, readProjectFile, root } from './tree.ts';

const examples = listFiles().filter((path) => /^examples\/mf-[^/]+\/package\.json$/.test(path));

test('there are examples', () => expect(examples.length).toBeGreaterThanOrEqual(3));

test.each(examples)('%s names the versions that the browser tests build it with', (path) => {
  const { devDependencies = {} } = JSON.parse(readProjectFile(path)) as {
    devDependencies?: Record<string, string>;
  };
  for (const [name, version] of Object.entries(devDependencies)) {
    const installed = `node_modules/${name}/package.json`;
    expect(existsSync(join(root, installed))).toBe(true);
    expect(JSON.parse(readProjectFile(installed))).toMatchObject({ name, version });
  }
});
