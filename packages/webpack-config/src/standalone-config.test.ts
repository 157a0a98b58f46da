import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { standaloneConfig } from './remote-config.mjs';

const sources = {
  'package-lock.json': '{ "packages": {} }',
  'src/standalone.tsx': "void import('./one-screen.tsx');\nvoid import('./other-screen.tsx');\n",
  'src/one-screen.tsx': "import './table.module.css';\nimport './banner.module.css';\n",
  'src/other-screen.tsx': "import './banner.module.css';\nimport './table.module.css';\n",
  'src/table.module.css': '.table {\n  color: red;\n}\n',
  'src/banner.module.css': '.banner {\n  color: red;\n}\n',
};

let folder: string;
beforeAll(async () => {
  // The copy is inside this repository, where the loaders resolve.
  folder = await mkdtemp(path.join(path.resolve(__dirname, '..'), 'fixtures', '.built-'));
  await mkdir(path.join(folder, 'src'));
  for (const [file, text] of Object.entries(sources)) await writeFile(path.join(folder, file), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// webpack-dev-server shows a warning above the whole page.
test('two screens that use the same components in another order give no warning', async () => {
  // Both screens share one chunk of styles.
  const optimization = { splitChunks: { chunks: 'all' as const, minSize: 0 } };
  const compiler = webpack({ ...standaloneConfig(folder), optimization });
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await promisify((done: Parameters<typeof compiler.run>[0]) => compiler.run(done))();
  await promisify((done: Parameters<typeof compiler.close>[0]) => compiler.close(done))();
  expect(stats?.toJson({ all: false, errors: true, warnings: true })).toMatchObject({
    errors: [],
    warnings: [],
  });
});
