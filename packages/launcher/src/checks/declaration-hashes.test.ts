import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hashDeclarations } from './declaration-hashes.mjs';
import { root } from '../project.mjs';

let project: string;

function write(path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'suite-declarations-'));
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', strict: true, types: ['node'] },
    }),
  );
  write('packages/ui/package.json', '{ "name": "ui" }');
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(join(root, 'node_modules/@types'), join(project, 'node_modules/@types'));
});
afterAll(() => rmSync(project, { recursive: true }));

async function hashOf(source: string, more: Record<string, string> = {}) {
  for (const [path, text] of Object.entries({ 'packages/ui/src/index.ts': source, ...more }))
    write(path, text);
  const hashes = await hashDeclarations(project, ['packages/ui']);
  for (const path of Object.keys(more)) rmSync(join(project, path));
  return hashes['packages/ui'];
}
const source = 'export const area = (width: number) => width * 2;\n';

test('a workspace declares its exported types and its data, and nothing that stands inside a function', async () => {
  const before = await hashOf(source);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashOf(source.replace('* 2', '* 3'))).toBe(before);
  expect(await hashOf(source, { 'packages/ui/src/index.test.ts': 'export const tested = 1;' })).toBe(before);
  expect(await hashOf(source.replace('width * 2', 'String(width)'))).not.toBe(before);
  expect(await hashOf(source, { 'packages/ui/src/texts.json': '{}' })).not.toBe(before);
});

test('what does not compile declares nothing, the others do, and nothing is left behind', async () => {
  write('packages/session/src/index.ts', source);
  write('packages/ui/src/index.ts', 'export const = 1;');
  const hashes = await hashDeclarations(project, ['packages/session', 'packages/ui']);
  expect(Object.keys(hashes)).toEqual(['packages/session']);
  expect(readdirSync(join(project, 'node_modules/.cache'))).toEqual([]);
});
