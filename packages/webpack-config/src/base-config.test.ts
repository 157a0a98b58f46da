import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-build-'));
});
afterEach(() => rm(folder, { recursive: true }));

const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js');

test('the cache of a build from the command line depends on its sources, and on no tool that the settings import', async () => {
  const settings = pathToFileURL(join(import.meta.dirname, 'base-config.mjs')).href;
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: {} }));
  await writeFile(join(folder, 'src/main.js'), "document.title = 'Rooms';");
  await writeFile(
    join(folder, 'webpack.config.js'),
    `import { baseConfig } from '${settings}';
export default { ...baseConfig(import.meta.dirname), entry: './src/main.js' };`,
  );
  await promisify(execFile)(process.execPath, [webpack], { cwd: folder });
  const cache = join(folder, '.cache/webpack');
  const files = await readdir(cache, { recursive: true });
  const packs = await Promise.all(
    files.filter((file) => file.endsWith('.pack')).map((file) => readFile(join(cache, file), 'latin1')),
  );
  const kept = packs.join('\n');
  expect(kept).toContain('main.js');
  expect(kept).not.toContain('webpack.config.js');
  expect(kept).not.toContain('mini-css-extract-plugin');
});
