import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { copyBinaries } from './find-binaries.ts';

test('a copy of the programs has libraries of its own, also when they were linked before', async () => {
  const home = await mkdtemp(join(tmpdir(), 'suite-binaries-'));
  const native = join(home, 'installed/native');
  const [first, second] = [join(home, 'first'), join(home, 'second')];
  await mkdir(join(native, 'lib'), { recursive: true });
  await writeFile(join(native, 'lib/libicu.so.60.2'), 'a library');
  const links = [{ source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' }];
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  await copyBinaries(native, first);
  await copyBinaries(join(first, 'native'), second);
  await rm(first, { recursive: true });
  expect(await readFile(join(second, 'native/lib/libicu.so.60'), 'utf8')).toBe('a library');
  await rm(home, { recursive: true });
});
