import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

interface Release {
  container: string;
  build: string;
  entry: string;
  shared: Record<string, string>;
  preload: string[];
  page?: { scripts: string[]; styles: string[] };
  files: Record<string, string>;
}

const workspace = path.resolve(__dirname, '..');
const webpack = path.resolve(workspace, '../../node_modules/webpack/bin/webpack.js');
let folder: string;
let dist: string;
let release: Release;

async function build(): Promise<Release> {
  await promisify(execFile)(process.execPath, [webpack, '--mode', 'production'], { cwd: folder });
  return JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8')) as Release;
}

const textOf = (file: string) => readFile(path.join(dist, file), 'utf8');

beforeAll(async () => {
  // Inside the repository, where the shared packages and the lock file are found.
  folder = await mkdtemp(path.join(workspace, 'fixtures', '.built-'));
  dist = path.join(folder, 'dist');
  await cp(path.join(workspace, 'fixtures/mf-fixture'), folder, { recursive: true });
  release = await build();
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a built remote', () => {
  test('lists the SHA-384 of every file, its entry among them', async () => {
    expect(release.files).toHaveProperty([release.entry]);
    expect(release.files).toHaveProperty(['mf-manifest.json']);
    expect(release.files).not.toHaveProperty(['mf-stats.json']);
    for (const [file, promised] of Object.entries(release.files)) {
      const bytes = await readFile(path.join(dist, file));
      expect([file, promised]).toEqual([
        file,
        `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      ]);
    }
  });

  test('gives each of its chunks two minutes to arrive', async () => {
    expect(await textOf(release.entry)).toMatch(/type:"timeout".{0,40}12e4/);
  });

  test('names for the first visit the urgent screen and its style, not the later one', async () => {
    const preloaded = (await Promise.all(release.preload.map(textOf))).join('\n');
    expect(preloaded).toContain('the first screen');
    expect(preloaded).toContain('color:teal');
    expect(preloaded).not.toContain('a later screen');
  });

  test('takes React from the host and carries none', async () => {
    expect(release.shared).toEqual({ react: '^19.2.0', 'react/jsx-runtime': '^19.2.0' });
    const scripts = Object.keys(release.files).filter((file) => file.endsWith('.js'));
    const all = (await Promise.all(scripts.map(textOf))).join('\n');
    expect(all).not.toContain('react.transitional.element');
  });

  test('lets the host stamp the chunks and styles it loads', async () => {
    const entry = await textOf(release.entry);
    expect(entry.match(/suiteStampIntegrity\(/g)).toHaveLength(2);
  });

  test('is whole after the next build, whatever happened to its files in between', async () => {
    const files = [
      'mf-manifest.json',
      ...Object.keys(release.files).filter((file) => /\.(js|css)$/.test(file)),
    ];
    const whole = await Promise.all(files.map(textOf));
    for (const file of files) await writeFile(path.join(dist, file), 'something else');
    await build();
    expect(await Promise.all(files.map(textOf))).toEqual(whole);
  }, 60_000);

  test('is named after its inputs: the same again, another after a change', async () => {
    const again = await build();
    expect(again).toEqual(release);
    await writeFile(path.join(folder, 'src/later.tsx'), "export const later = 'changed';\n");
    const changed = await build();
    expect(changed.container).toBe(`mf_fixture_${changed.build}`);
    expect(changed.container).not.toBe(release.container);
  }, 60_000);
});

describe('a remote with a page of its own', () => {
  const pageSource = `import './first.module.css';
import { createElement } from 'react';
export const shown = createElement('p');
void import('./later.tsx');
`;

  test('releases it beside the container, each file with its hash', async () => {
    await writeFile(path.join(folder, 'src/page.tsx'), pageSource);
    const { page, files, entry } = await build();
    const scripts = Object.keys(files).filter((file) => /^page\/.*\.js$/.test(file));
    const [first = ''] = page?.scripts ?? [];
    const later = scripts.filter((file) => file !== first);
    expect([page?.scripts.length, page?.styles.length, later.length]).toEqual([1, 1, 1]);
    const code = await textOf(first);
    // Preact's name for the moment after drawing: what stands for React came along.
    expect(code).toContain('.diffed');
    expect(code).not.toContain('react.transitional.element');
    expect(code).toContain(files[later[0] ?? '']);
    expect(await textOf(page?.styles[0] ?? '')).toContain('color:teal');
    expect(Object.keys(files)).toContain(entry);
    expect((await build()).page).toEqual(page);
    for (const file of Object.keys(files)) expect(await textOf(file)).not.toBe('');
  }, 60_000);
});
