import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readOwnLabels, readProvidedVersions } from './shell-facts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-shell-'));
});
afterEach(() => rm(folder, { recursive: true }));

const say = (text: string) => writeFile(join(folder, 'provided.json'), text);

test('reads what the build of the shell wrote, anew each time', async () => {
  expect(await readProvidedVersions(folder)).toBeUndefined();
  await say('{"react":"19.3.1"}');
  expect(await readProvidedVersions(folder)).toEqual({ react: '19.3.1' });
  await say('{"react":"19.4.0"}');
  expect(await readProvidedVersions(folder)).toEqual({ react: '19.4.0' });
});

test.each(['[]', 'null', '{"react":19}', '{"react":'])('does not take %s for it', async (text) => {
  await say(text);
  await expect(readProvidedVersions(folder)).rejects.toThrow();
});

test('reads the texts of the shell itself', async () => {
  expect(await readOwnLabels(folder)).toBeUndefined();
  await writeFile(join(folder, 'own-labels.json'), '{"en":["Sign out"],"de":["Abmelden"]}');
  expect(await readOwnLabels(folder)).toEqual({ en: ['Sign out'], de: ['Abmelden'] });
  await writeFile(join(folder, 'own-labels.json'), '{"en":"Sign out"}');
  await expect(readOwnLabels(folder)).rejects.toThrow(/build the shell again/);
});
