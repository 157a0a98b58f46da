import { readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { entryPoints } from './entry-points.mjs';
import { distFolder, sdkPackages, stageFolder } from './sdk-packages.mjs';
import { undeclaredImports, unfoundImports } from './packed-imports.mjs';

// Loaders write this import into modules of remotes, which depend on the package.
const importedForRemotes = '@suite/remote-kit (developing/adopt-style-loader.mjs)';

interface IndexedPackage {
  manifest: Record<string, unknown> & { name: string; version: string };
  file: string;
  fileCount: number;
}

async function readIndex(): Promise<IndexedPackage[]> {
  const text = await readFile(join(distFolder, 'index.json'), 'utf8');
  return (JSON.parse(text) as { packages: IndexedPackage[] }).packages;
}

const filesOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe.each([...sdkPackages])('%s as it is packed', (name) => {
  const folder = join(stageFolder, name);

  test('declares what it imports', () => {
    expect(undeclaredImports(folder).filter((missing) => missing !== importedForRemotes)).toEqual([]);
  });

  test('imports files by their whole names', () => {
    expect(unfoundImports(folder)).toEqual([]);
  });

  test('is in its tarball whole, without tests', async () => {
    const files = await filesOf(folder);
    const packed = (await readIndex()).find(({ manifest }) => manifest.name === `@suite/${name}`);
    expect(packed?.fileCount).toBe(files.length);
    expect(existsSync(join(distFolder, packed?.file ?? ''))).toBe(true);
    expect(files.filter((file) => /\.test\.[a-z]+$/.test(file))).toEqual([]);
  });

  test('is a package that a registry takes, with a version for its content', async () => {
    const manifest = await readFile(join(folder, 'package.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({
      name: `@suite/${name}`,
      version: expect.stringMatching(/^\d+\.\d+\.\d+-sdk-[0-9a-f]{12}$/),
      license: 'UNLICENSED',
      engines: { node: '>=20.19 <25' },
    });
    expect(manifest).not.toMatch(/suite-source|"private"|"\*"|\.\/src\//);
  });
});

test('each entry point has its types and its module', () => {
  const missing = entryPoints()
    .flatMap(({ types }) => [types, types.replace(/\.d\.([cm]?)ts$/, '.$1js')])
    .filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});
