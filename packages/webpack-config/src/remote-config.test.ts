import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inputsDigest } from './inputs-digest.mjs';

interface Release {
  container: string;
  build: string;
  entry: string;
  shared: Record<string, string>;
  preload: string[];
  page?: { scripts: string[]; styles: string[] };
  files: Record<string, string>;
}

/** What a build left: its release.json, and the bytes of each file by its path. */
interface Built {
  release: Release;
  bytes: Map<string, Buffer>;
}

const workspace = path.resolve(__dirname, '..');
let folder: string;
let dist: string;
let builder: ChildProcess;
let first: Built;
let repaired: Built;
let withPage: Built;
let withPageAgain: Built;
let digests: string[];

async function build(): Promise<Built> {
  builder.send(folder);
  const [failed] = (await once(builder, 'message')) as [string | null];
  if (failed !== null) throw new Error(failed);
  const paths = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const bytes = new Map<string, Buffer>();
  for (const file of paths.sort()) bytes.set(file, await readFile(path.join(dist, file)));
  return { release: JSON.parse(textOf({ bytes }, 'release.json')) as Release, bytes };
}

const textOf = ({ bytes }: Pick<Built, 'bytes'>, file: string) => bytes.get(file)?.toString() ?? '';
const scriptsOf = ({ release }: Built) => Object.keys(release.files).filter((file) => file.endsWith('.js'));

const pageSource = `import './first.module.css';
import { createElement } from 'react';
export const shown = createElement('p');
void import('./later.tsx');
`;

beforeAll(async () => {
  // Inside the repository, where the shared packages and the lock file are found.
  folder = await mkdtemp(path.join(workspace, 'fixtures', '.built-'));
  dist = path.join(folder, 'dist');
  await cp(path.join(workspace, 'fixtures/mf-fixture'), folder, { recursive: true });
  builder = fork(path.join(workspace, 'fixtures/build-on-request.mjs'), { execArgv: [] });

  // Each build is made once; the tests compare what they left.
  first = await build();
  digests = [inputsDigest(folder)];
  for (const file of first.bytes.keys()) {
    if (/\.(js|css)$|^mf-manifest\.json$/.test(file))
      await writeFile(path.join(dist, file), 'something else');
  }
  repaired = await build();
  digests.push(inputsDigest(folder));
  await writeFile(path.join(folder, 'src/later.tsx'), "export const later = 'changed';\n");
  digests.push(inputsDigest(folder));
  await writeFile(path.join(folder, 'src/page.tsx'), pageSource);
  digests.push(inputsDigest(folder));
  withPage = await build();
  withPageAgain = await build();
}, 120_000);

afterAll(async () => {
  const ended = once(builder, 'exit');
  builder.disconnect();
  await ended;
  await rm(folder, { recursive: true, force: true });
});

describe('a built remote', () => {
  test('lists the SHA-384 of every file, its entry among them', () => {
    const { release, bytes } = first;
    expect(release.files).toHaveProperty([release.entry]);
    expect(release.files).toHaveProperty(['mf-manifest.json']);
    expect(release.files).not.toHaveProperty(['mf-stats.json']);
    for (const [file, promised] of Object.entries(release.files)) {
      const hash = createHash('sha384').update(bytes.get(file) ?? 'missing');
      expect([file, promised]).toEqual([file, `sha384-${hash.digest('base64')}`]);
    }
  });

  test('carries the source map of each script, which no script names', () => {
    const scripts = scriptsOf(first);
    expect(scripts.length).toBeGreaterThan(1);
    const sources = scripts.flatMap((file) => {
      expect(first.release.files).toHaveProperty([`${file}.map`]);
      expect(textOf(first, file)).not.toContain('sourceMappingURL');
      return (JSON.parse(textOf(first, `${file}.map`)) as { sources: string[] }).sources;
    });
    expect(sources).toContain('webpack:///./src/first.tsx');
    expect(sources.join('\n')).not.toContain(workspace);
    expect(first.release.preload.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  test('gives each of its chunks two minutes to arrive', () => {
    expect(textOf(first, first.release.entry)).toMatch(/type:"timeout".{0,40}12e4/);
  });

  test('names for the first visit the urgent screen and its style, not the later one', () => {
    const preloaded = first.release.preload.map((file) => textOf(first, file)).join('\n');
    expect(preloaded).toContain('the first screen');
    expect(preloaded).toContain('color:teal');
    expect(preloaded).not.toContain('a later screen');
  });

  test('takes React from the host and carries none', () => {
    expect(first.release.shared).toEqual({ react: '^19.2.0', 'react/jsx-runtime': '^19.2.0' });
    const all = scriptsOf(first).map((file) => textOf(first, file));
    expect(all.join('\n')).toContain('the first screen');
    expect(all.join('\n')).not.toContain('react.transitional.element');
  });

  test('lets the host stamp the chunks and styles it loads', () => {
    expect(textOf(first, first.release.entry).match(/suiteStampIntegrity\(/g)).toHaveLength(2);
  });

  test('is whole after the next build, whatever happened to its files in between', () => {
    expect([...repaired.bytes.keys()]).toEqual([...first.bytes.keys()]);
    for (const file of Object.keys(first.release.files)) {
      expect([file, textOf(repaired, file)]).toEqual([file, textOf(first, file)]);
    }
  });

  test('is named after its inputs: the same again, another after a change', () => {
    expect(repaired.release).toEqual(first.release);
    expect(first.release.build).toBe(digests[0]);
    const { container, build } = withPage.release;
    expect([container, build]).toEqual([`mf_fixture_${digests.at(-1)}`, digests.at(-1)]);
    expect(container).not.toBe(first.release.container);
    // The same bytes, a file changed, a file added.
    expect(new Set(digests).size).toBe(3);
    expect(digests[1]).toBe(digests[0]);
  });
});

test('a page of its own is released beside the container, each file with its hash', () => {
  const { page, files, entry } = withPage.release;
  const scripts = scriptsOf(withPage).filter((file) => file.startsWith('page/'));
  const [shown = ''] = page?.scripts ?? [];
  const later = scripts.filter((file) => file !== shown);
  expect([page?.scripts.length, page?.styles.length, later.length]).toEqual([1, 1, 1]);
  const code = textOf(withPage, shown);
  // Preact's name for the moment after drawing: what stands for React came along.
  expect(code).toContain('.diffed');
  expect(code).not.toContain('react.transitional.element');
  expect(code).toContain(files[later[0] ?? '']);
  expect(textOf(withPage, page?.styles[0] ?? '')).toContain('color:teal');
  expect(Object.keys(files)).toContain(entry);
  expect(withPageAgain.release.page).toEqual(page);
  for (const file of Object.keys(files)) expect(textOf(withPageAgain, file)).not.toBe('');
});
