import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { measureSizes } from './measure-sizes.mjs';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'suite-sizes-'));
});
afterEach(() => rm(dist, { recursive: true }));

/** Writes incompressible bytes and returns their gzip size. */
async function write(file: string, bytes: number): Promise<number> {
  const content = randomBytes(bytes);
  await mkdir(join(dist, file, '..'), { recursive: true });
  await writeFile(join(dist, file), content);
  return gzipSync(content).length;
}

const writeJson = (file: string, value: unknown) => writeFile(join(dist, file), JSON.stringify(value));

test('measures of a remote its entry, the first visit, what each part adds, its page and all files', async () => {
  const entry = await write('remoteEntry.js', 1000);
  const first = await write('1.js', 2000);
  const roles = await write('2.js', 3000);
  const page = await write('page/page.js', 4000);
  await write('1.js.map', 5000);
  await writeJson('release.json', {
    entry: 'remoteEntry.js',
    preload: ['1.js'],
    page: { scripts: ['page/page.js'], styles: [] },
    files: Object.fromEntries(
      ['remoteEntry.js', '1.js', '2.js', 'page/page.js', '1.js.map'].map((f) => [f, '']),
    ),
  });
  await writeJson('parts.json', { 'list-bookings.screen': ['1.js'], 'list-roles.screen': ['1.js', '2.js'] });
  expect(measureSizes(dist)).toEqual({
    entry,
    'first visit': entry + first,
    '+ list-roles.screen': roles,
    page,
    'all files': entry + first + roles + page,
  });
});

test('measures of the shell what its document names, and what each part adds', async () => {
  const [script, style, ui] = [
    await write('assets/main.1.js', 1000),
    await write('assets/main.1.css', 500),
    await write('assets/7.js', 3000),
  ];
  await write('assets/main.0.js', 9000);
  const document =
    '<script src="/assets/main.1.js"></script><link href="/assets/main.1.css" rel="stylesheet">';
  await writeFile(join(dist, 'index.html'), document);
  await writeJson('parts.json', { ui: ['assets/7.js'] });
  expect(measureSizes(dist)).toEqual({
    'first visit': gzipSync(document).length + script + style,
    '+ ui': ui,
  });
});

test('measures nothing where no build for browsers is', () => {
  expect(measureSizes(dist)).toBeUndefined();
});
