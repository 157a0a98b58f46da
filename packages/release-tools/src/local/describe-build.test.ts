import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { checkRelease, type Release } from '@suite/descriptor';
import { describeBuild } from './describe-build.ts';
import { readLocalRelease } from './read-local-release.ts';

const remote = 'mf-tasks';
const descriptor = {
  name: remote,
  title: 'Tasks',
  access: 'signed-in',
  routes: [{ path: '/tasks/*' }],
  menu: [],
  exposes: ['./remote'],
};
const mount = 'export function mount() { return () => undefined; }';
const container =
  'var tasks;(()=>{tasks={init(){},get(){}};self.webpackChunktasks=self.webpackChunktasks||[]})()';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-describe-'));
});
afterEach(() => rm(home, { recursive: true }));

async function describeFiles(
  files: Record<string, string>,
  version: string | null = '1.2.0',
  change: object = {},
) {
  const all = { 'remote.json': JSON.stringify({ ...descriptor, ...change }) };
  for (const [path, text] of [...Object.entries(all), ...Object.entries(files).map(inDist)]) {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await writeFile(join(home, path), text);
  }
  const folder = join(home, 'dist');
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const descriptorFile = join(home, 'remote.json');
  await describeBuild({ remote, folder, descriptorFile, version: version ?? undefined }, print);
  const written = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release;
  expect(checkRelease(written)).toMatchObject({ ok: true });
  return { written, printed, folder };
}

const inDist = ([path, text]: [string, string]): [string, string] => [`dist/${path}`, text];

describe('a folder that another tool built', () => {
  test('with an ES module that exports mount', async () => {
    const { written, printed, folder } = await describeFiles({
      'remote.js': mount,
      'remote.js.map': '{}',
      'assets/chunk.mjs': 'export {};',
      'assets/remote.css': 'p {}',
      'index.html': '<p>',
      'remote.d.ts': 'export {};',
      '.vite/manifest.json': '{}',
    });
    expect(written).toMatchObject({ entry: 'remote.js', entryType: 'module', version: '1.2.0', shared: {} });
    expect(written.preload).toEqual(['assets/chunk.mjs', 'assets/remote.css']);
    expect(Object.keys(written.files)).toEqual([
      'assets/chunk.mjs',
      'assets/remote.css',
      'remote.js',
      'remote.js.map',
    ]);
    expect(printed).toEqual(['mf-tasks: the entry is remote.js, an ES module that exports mount']);
    expect((await readLocalRelease(remote, folder)).release).toMatch(/^1\.2\.0-[0-9a-f]{12}$/);
  });

  test('with a module that fills a slot, for which everything is fetched as well', async () => {
    const files = { 'remote.js': mount, 'notes.js': mount, 'remote.css': 'p {}' };
    const { written } = await describeFiles(files, '1.2.0', { exposes: ['./remote', './notes'] });
    expect(written.modules).toEqual({ './notes': ['notes.js', 'remote.css'] });
  });

  test('with a container, as its manifest says', async () => {
    const { written } = await describeFiles({
      'static/entry.js': container,
      'static/main.js': '(self.webpackChunktasks=self.webpackChunktasks||[]).push([[1],{}])',
      'mf-manifest.json': JSON.stringify({
        metaData: { globalName: 'tasks', remoteEntry: { name: 'entry.js', path: 'static' } },
        shared: [{ name: 'react', requiredVersion: '^19.2.0' }, { name: 'yup' }],
      }),
      'mf-stats.json': '{}',
    });
    expect(written).toMatchObject({
      entry: 'static/entry.js',
      entryType: 'script',
      entryGlobals: ['tasks', 'webpackChunktasks'],
      preload: ['static/main.js'],
      shared: { react: '^19.2.0', yup: '*' },
    });
  });

  test('with a container and no manifest, by the global that it defines', async () => {
    const { written } = await describeFiles({ 'remoteEntry.js': `/*! banner */\n"use strict";${container}` });
    expect(written.entryGlobals).toEqual(['tasks', 'webpackChunktasks']);
  });

  test('is named after what ships: a map changes nothing, a byte everything', async () => {
    const first = await describeFiles({ 'remote.js': mount, 'remote.js.map': '{}' });
    const mapped = await describeFiles({ 'remote.js': mount, 'remote.js.map': '{"a":1}' });
    const changed = await describeFiles({ 'remote.js': `${mount}\n` });
    expect(mapped.written.container).toBe(first.written.container);
    expect(changed.written.container).not.toBe(first.written.container);
  });

  test('takes the version of the package.json beside its descriptor', async () => {
    await writeFile(join(home, 'package.json'), '{"version":"3.0.1"}');
    const files = { 'remote.js': mount };
    expect((await describeFiles(files, null)).written.version).toBe('3.0.1');
  });

  test('with a module for old browsers, by the global that it defines', async () => {
    const text = 'var tasks=(function(e){return e.mount=()=>()=>{},e})({});';
    const { written, printed } = await describeFiles({ 'remote.js': text });
    expect(written).toMatchObject({ entryType: 'script', entryGlobals: ['tasks'] });
    expect(printed).toEqual(['mf-tasks: the entry is remote.js, a script that defines mount']);
  });

  test.each([
    [
      'esbuild',
      'var __defProp = Object.defineProperty; __export(x, { mount: () => mount }); module.exports = x;',
    ],
    ['Rollup', "'use strict';\n\nvar vue = require('vue');\nfunction mount() {}\nexports.mount = mount;"],
    [
      'TypeScript',
      '"use strict";\nvar __importDefault = (this && this.__importDefault) || function (m) { return m; };\nexports.mount = mount;',
    ],
  ])('that %s built for Node is refused by name', (_tool, text) =>
    expect(describeFiles({ 'remote.js': text })).rejects.toThrow(
      /remote\.js is a script that is neither an ES module nor a federation container but a CommonJS bundle\. Build it as/,
    ),
  );

  test.each([
    [
      'a UMD bundle',
      "!function(e,t){'object'==typeof exports?t(exports):'function'==typeof define&&define.amd?define(['exports'],t):t(e.x={})}(this,function(e){e.mount=1});",
    ],
    ['one for SystemJS', "System.register([], function (e) { return { execute() { e('mount', 1); } }; });"],
    ['something else', 'var settings = { mount: 1 };'],
  ])('that is %s is refused', (kind, text) =>
    expect(describeFiles({ 'remote.js': text })).rejects.toThrow(
      kind === 'something else' ? 'federation container. Build' : `container but ${kind}. Build`,
    ),
  );

  test.each([
    [
      'no version',
      { 'remote.js': mount },
      null,
      /The version is not known: .* Give it with --release-version/,
    ],
    ['no files', {}, '1.0.0', /There are no files in .*dist\. Build first/],
    [
      'a script that exports nothing',
      { 'remote.js': '(function () {})();' },
      '1.0.0',
      /remote\.js is a script that is neither an ES module nor a federation container\. Build it as/,
    ],
    [
      'a script that is not whole',
      { 'remote.js': `${mount} export { 'x` },
      '1.0.0',
      /remote\.js cannot be read \(.+\)\. Build it again\./,
    ],
    [
      'no entry among many',
      { 'a.js': mount, 'b.js': mount },
      '1.0.0',
      /2 scripts and none is called remoteEntry/,
    ],
  ] satisfies [string, Record<string, string>, string | null, RegExp][])(
    'with %s is refused in a sentence',
    (_what, files, version, sentence) => expect(describeFiles(files, version)).rejects.toThrow(sentence),
  );
});
