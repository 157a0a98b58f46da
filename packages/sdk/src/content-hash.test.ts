import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { contentHash } from './content-hash.mjs';

const files = [
  'README.md',
  'dist/index.js',
  'messages/de.json',
  'repository-template/src/testing/fake.ts.tmpl',
];
const manifest = { name: '@suite/sample', dependencies: { yup: '1.7.1' } };

let folder: string;
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-content-'));
  for (const path of files) await write(path, path);
});
afterEach(() => rm(folder, { recursive: true }));

describe('contentHash', () => {
  test('is 12 hexadecimal digits, the same for the same content', () => {
    expect(contentHash(folder, manifest)).toMatch(/^[0-9a-f]{12}$/);
    expect(contentHash(folder, { ...manifest })).toBe(contentHash(folder, manifest));
  });

  test.each(files)('is another when %s differs, or is called otherwise', async (path) => {
    const before = contentHash(folder, manifest);
    await write(path, 'changed');
    const changed = contentHash(folder, manifest);
    expect(changed).not.toBe(before);
    await rm(join(folder, path));
    await write(`${path}.moved`, 'changed');
    expect([before, changed]).not.toContain(contentHash(folder, manifest));
  });

  test('is another for other dependencies', () => {
    const other = { ...manifest, dependencies: { yup: '1.7.2' } };
    expect(contentHash(folder, other)).not.toBe(contentHash(folder, manifest));
  });

  test('leaves out the package.json that will hold it', async () => {
    const before = contentHash(folder, manifest);
    await write('package.json', '{"version":"1.0.0-sdk-0123"}');
    expect(contentHash(folder, manifest)).toBe(before);
  });
});
