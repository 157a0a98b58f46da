import path from 'node:path';
import { expect, test } from '@jest/globals';
import webpack from 'webpack';
import { CompareFilesPlugin, shellConfig, JsonFilePlugin } from './shell-config.mjs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { sharedSingletons } from './shared-singletons.mjs';
import { sharedVersions } from './shared-versions.mjs';

const { output, plugins } = shellConfig(path.resolve(__dirname, '../../../shell'));

test('the shell gives each of its chunks two minutes to arrive', () => {
  expect(output?.chunkLoadTimeout).toBe(120_000);
});

test('the shell is built over whatever happened to its files', () => {
  expect(plugins).toContainEqual(expect.any(CompareFilesPlugin));
});

test('the shell is built with a source map beside each script', () => {
  expect(plugins).toContainEqual(expect.any(webpack.SourceMapDevToolPlugin));
});

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
