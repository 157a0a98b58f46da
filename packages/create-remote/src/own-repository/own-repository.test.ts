import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readArguments } from './read-arguments.mjs';
import { writeRepository } from './write-repository.mjs';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-create-'));
});
afterEach(() => rm(home, { recursive: true }));

const lostAndFound = { name: 'lost-and-found', suite: 'https://suite.example' };

describe('the command line', () => {
  test('takes a name, with or without mf-, and the address of the suite', () => {
    const plain = { service: false, client: 'contracts' };
    const wanted = { name: 'spa', suite: 'https://suite.example', folder: 'mf-spa', ...plain };
    expect(readArguments(['spa', '--registry', 'https://suite.example/platform/sdk/'])).toEqual(wanted);
    expect(readArguments(['mf-spa', '--registry', 'https://suite.example', '--folder', 'x'])).toEqual({
      ...wanted,
      folder: 'x',
    });
    expect(readArguments(['--help'])).toBeUndefined();
  });

  test.each([
    [[], /lacks the name of the feature, such as spa, and the address of the suite, such as --registry/],
    [['--registry', 'https://suite.example'], /lacks the name of the feature, such as spa\.\n/],
    [['spa', 'gym'], /^Give one name, not 2: spa, gym\./],
    [['Spa', '--registry', 'https://suite.example'], /^"Spa" is not the name of a feature/],
    [['spa'], /lacks the address of the suite, such as --registry https:\/\/suite\.example\.\n/],
    [['spa', '--registry', 'suite'], /^"suite" is not the address of a suite/],
    [['spa', '--fast'], /'--fast'[^]*Usage: npm create --yes/],
  ])('%j is refused in a sentence', (argv, message) => {
    expect(() => readArguments(argv)).toThrow(message);
  });

  test('lists what it wrote and what comes next, and ends with 2 where it wrote nothing', async () => {
    const program = join(import.meta.dirname, 'create.mjs');
    const create = () =>
      promisify(execFile)(process.execPath, [program, 'spa', '--registry', 'https://suite.example'], {
        cwd: home,
      });
    expect((await create()).stdout).toMatch(
      /\+ mf-spa\/remote\.json\n[^]*cd mf-spa\n {2}npm install\n[^]*Documentation: https:\/\/suite\.example\/platform\/docs\n/,
    );
    await expect(create()).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('mf-spa is not empty'),
    });
  });
});

describe('the repository', () => {
  test('has the names of the feature and of its suite in every file', async () => {
    const folder = join(home, 'mf-lost-and-found');
    const files = writeRepository(folder, lostAndFound);
    expect(files).toEqual(
      expect.arrayContaining(['.npmrc', '.github/workflows/remote.yml', 'renovate.json', 'README.md']),
    );
    expect(await readFile(join(folder, '.npmrc'), 'utf8')).toBe(
      '@suite:registry=https://suite.example/platform/sdk/\nsave-exact=true\n',
    );
    expect(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8'))).toMatchObject({
      $schema: './node_modules/@suite/descriptor/remote.schema.generated.json',
      name: 'mf-lost-and-found',
      title: 'Lost And Found',
      routes: [{ path: '/lost-and-found', title: 'Lost And Found' }],
    });
  });

  test('is not written over anything', async () => {
    await writeFile(join(home, 'notes.txt'), 'mine');
    expect(() => writeRepository(home, lostAndFound)).toThrow(/is not empty: nothing was written/);
    expect(await readdir(home)).toEqual(['notes.txt']);
  });
});
