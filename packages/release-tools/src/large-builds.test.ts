import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { buildRemote, remote as name } from './testing/build-remote.ts';
import { runCli } from './testing/run-cli.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-large-'));
  await buildRemote(home, 'large');
});
afterEach(() => rm(home, { recursive: true }));

const hashOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

async function addFiles(files: Record<string, Buffer>): Promise<void> {
  const manifestFile = join(home, name, 'dist', 'release.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as { files: Record<string, string> };
  for (const [path, content] of Object.entries(files)) {
    await writeFile(join(home, name, 'dist', path), content);
    manifest.files[path] = hashOf(content);
  }
  await writeFile(manifestFile, JSON.stringify(manifest));
}

/** No server listens on this port, so that any request fails with another message. */
const nowhere = { SUITE_TOKEN: 'release_x', SUITE_REGISTRY_URL: 'http://127.0.0.1:9' };
const cli = (...argv: string[]) => runCli(home, nowhere, argv);

describe('a build that is too large is refused before anything is sent', () => {
  test('by the number of its files', async () => {
    const content = Buffer.from('x');
    await addFiles(Object.fromEntries(Array.from({ length: 1_100 }, (_, index) => [`${index}.js`, content])));
    const { code, stderr } = await cli('publish', name);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('The release has 1,103 files; 1,000 are allowed.'),
    ]);
  });

  test('by the size of a file, before it is compressed', async () => {
    await addFiles({ 'film.js': Buffer.alloc(22_000_000) });
    const { code, stderr } = await cli('publish', name);
    expect([code, stderr]).toEqual([1, expect.stringContaining('film.js: 22.0 MB; 21.0 MB are allowed')]);
  });

  test.each(['publish', 'check'])(
    'by its budgets, compressing no more than shows it: %s',
    async (command) => {
      await addFiles({ 'film.js': randomBytes(6_000_000), 'other.js': randomBytes(2_000_000) });
      const { code, stderr } = await cli(command, name);
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(
          /is larger than allowed; nothing was sent\. The 1 largest of its 5 files were measured\.\n {2}files: All files together are 60\d\d\.\d kB compressed where 5000\.0 kB are allowed/,
        ),
      ]);
    },
  );
});
