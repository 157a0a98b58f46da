import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { settingsDigest } from './settings-digest.mjs';

let repository: string;
let folder: string;
beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'suite-settings-'));
  folder = join(repository, 'mf-sample');
  await mkdir(folder);
});
afterEach(() => rm(repository, { recursive: true }));

describe('settingsDigest', () => {
  test.each(['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'])(
    'follows what %s installs, beside the remote or above it',
    async (file) => {
      const lock = (version: string) =>
        JSON.stringify({ packages: { 'node_modules/webpack': { version, integrity: 'sha512-a' } } });
      await writeFile(join(repository, file), lock('5.1.0'));
      const before = settingsDigest(folder);
      await writeFile(join(folder, file), lock('5.1.0'));
      expect(settingsDigest(folder)).toBe(before);
      await writeFile(join(folder, file), lock('5.2.0'));
      expect(settingsDigest(folder)).not.toBe(before);
    },
  );

  test('follows the scripts beside the settings, which they may import', async () => {
    await writeFile(join(repository, 'package-lock.json'), JSON.stringify({ packages: {} }));
    const before = settingsDigest(folder);
    await writeFile(join(folder, 'aliases.mjs'), 'export const aliases = {};');
    const added = settingsDigest(folder);
    await writeFile(join(folder, 'aliases.mjs'), "export const aliases = { lodash: 'lodash-es' };");
    expect(new Set([before, added, settingsDigest(folder)]).size).toBe(3);
  });

  test('follows what the settings import from other folders, and what that imports', async () => {
    await writeFile(join(repository, 'package-lock.json'), JSON.stringify({ packages: {} }));
    await mkdir(join(repository, 'build'));
    await writeFile(join(folder, 'webpack.config.js'), "import { rules } from '../build/rules.mjs';");
    await writeFile(join(repository, 'build/rules.mjs'), "export { rules } from './more.mjs';");
    await writeFile(join(repository, 'build/more.mjs'), 'export const rules = [];');
    const before = settingsDigest(folder);
    await writeFile(join(repository, 'build/other.mjs'), 'export const other = 1;');
    expect(settingsDigest(folder)).toBe(before);
    await writeFile(join(repository, 'build/more.mjs'), 'export const rules = [1];');
    const changed = settingsDigest(folder);
    await writeFile(join(repository, 'build/rules.mjs'), "export { rules } from './other.mjs';");
    expect(new Set([before, changed, settingsDigest(folder)]).size).toBe(3);
  });

  test('says what to do where nothing was installed', () => {
    expect(() => settingsDigest(folder)).toThrow(/no lock file at or above .*: install its dependencies/);
  });
});
