import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import webpack from 'webpack';
import { JsonFilePlugin } from './json-file-plugin.mjs';
import { sharedSingletons } from './shared-singletons.mjs';
import { sharedVersions } from './shared-versions.mjs';

test('a build leaves the versions it was given beside its files', async () => {
  const versions = sharedVersions(path.resolve(__dirname, '../../../shell'));
  expect(Object.keys(versions)).toEqual(sharedSingletons);
  const folder = await mkdtemp(path.join(tmpdir(), 'suite-provided-'));
  await writeFile(path.join(folder, 'index.js'), '');
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'none',
        context: folder,
        entry: './index.js',
        output: { path: path.join(folder, 'dist') },
        plugins: [new JsonFilePlugin('provided.json', versions)],
      },
      (error) => (error ? reject(error) : resolve()),
    );
  });
  expect(JSON.parse(await readFile(path.join(folder, 'dist/provided.json'), 'utf8'))).toEqual(versions);
  await rm(folder, { recursive: true });
});
