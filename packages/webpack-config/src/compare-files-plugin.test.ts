import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { CompareFilesPlugin } from './shell-config.mjs';

let folder: string;
let dist: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compare-files-'));
  dist = path.join(folder, 'dist');
  await writeFile(path.join(folder, 'main.js'), 'console.log("whole");\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(plugins: CompareFilesPlugin[]): Promise<string> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: dist, filename: '[contenthash].js', clean: true },
    plugins,
  });
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await promisify((done: Parameters<typeof compiler.run>[0]) => compiler.run(done))();
  await promisify((done: (error: Error | null) => void) => compiler.close((error) => done(error ?? null)))();
  expect(stats?.hasErrors()).toBe(false);
  const [file = ''] = await readdir(dist);
  return path.join(dist, file);
}

test.each([
  ['cut short', ''],
  ['formatted', "console.log('whole');\n"],
])('a file that was %s after a build is whole after the next', async (_word, damaged) => {
  const file = await build([new CompareFilesPlugin()]);
  const whole = await readFile(file, 'utf8');
  await writeFile(file, damaged);
  expect(await build([new CompareFilesPlugin()])).toBe(file);
  expect(await readFile(file, 'utf8')).toBe(whole);
});
