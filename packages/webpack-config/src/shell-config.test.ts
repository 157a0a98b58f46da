import path from 'node:path';
import { expect, test } from '@jest/globals';
import webpack from 'webpack';
import { CompareFilesPlugin } from './compare-files-plugin.mjs';
import { shellConfig } from './shell-config.mjs';

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
