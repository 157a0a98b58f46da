import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { PathFreeFederationPlugin } from './remote-config.mjs';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'path-free-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Imitates the federation plugin's runtime entry, which is named after a hash of the folder's path. */
async function buildIn(name: string, hash: string, plugins: object[]): Promise<[string, string][]> {
  const folder = path.join(home, name);
  const runtime = path.join(folder, 'node_modules/runtime.js');
  const entry = `node_modules/.federation/entry.${hash}.js`;
  await mkdir(path.join(folder, 'node_modules/.federation'), { recursive: true });
  await writeFile(runtime, 'export default function start() { console.log("started"); }\n');
  await writeFile(path.join(folder, entry), `import federation from '${runtime}';\nfederation();\n`);
  await writeFile(path.join(folder, 'main.js'), `import './${entry}';\n`);
  const compiler = webpack({
    mode: 'production',
    devtool: 'hidden-source-map',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'dist'), filename: '[name].js' },
    optimization: { concatenateModules: false },
    plugins: plugins as webpack.WebpackPluginInstance[],
  });
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await promisify((done: Parameters<typeof compiler.run>[0]) => compiler.run(done))();
  expect(stats?.hasErrors()).toBe(false);
  const files = (await readdir(path.join(folder, 'dist'))).sort();
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [
      file,
      await readFile(path.join(folder, 'dist', file), 'utf8'),
    ]),
  );
}

test('two folders make the same bytes, source maps included', async () => {
  const plugins = () => [new PathFreeFederationPlugin()];
  const one = await buildIn('one', '68909683a747f8da1c306434130df0d4', plugins());
  const other = await buildIn('the/other', '0f5b4c12edd714032e130493f9a42ae4', plugins());
  expect(one.map(([file]) => file)).toEqual(['main.js', 'main.js.map']);
  expect(other).toEqual(one);
  expect(JSON.stringify(one)).not.toContain(home);
  expect(JSON.stringify(one)).toContain('started');
});

test('without it they differ', async () => {
  const one = await buildIn('first', '68909683a747f8da1c306434130df0d4', []);
  const other = await buildIn('the/second', '0f5b4c12edd714032e130493f9a42ae4', []);
  expect(other.map(([, text]) => text)).not.toEqual(one.map(([, text]) => text));
});
