import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ReleaseFailure } from '../release-failure.ts';
import { buildRemote, remote } from '../testing/build-remote.ts';
import { readLocalRelease } from './read-local-release.ts';

let home: string;
const inDist = (...path: string[]) => join(home, remote, 'dist', ...path);

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-local-'));
  await buildRemote(home, 'good');
});
afterEach(() => rm(home, { recursive: true }));

describe('readLocalRelease', () => {
  test('proves a build and names it as the registry will', async () => {
    const { release, sizes } = await readLocalRelease(remote, inDist());
    expect(release).toMatch(/^2\.1\.0-[0-9a-f]{12}$/);
    expect([...sizes.values()]).toEqual([10, 3000, expect.any(Number)]);
  });

  test('leaves out what an earlier build has left in the folder', async () => {
    const listed = await readLocalRelease(remote, inDist());
    await writeFile(inDist('earlier.js'), 'y');
    expect(await readLocalRelease(remote, inDist())).toEqual(listed);
  });

  const gone = (...path: string[]) => rm(inDist(...path), { recursive: true });
  const broken: [string, () => Promise<unknown>, RegExp][] = [
    ['no build', () => gone(), /Build it first: npm run build -w mf-tools/],
    ['no release.json', () => gone('release.json'), /Build it first/],
    ['a missing file', () => gone('static', 'screen.js'), /static\/screen\.js is listed .* but is not there/],
    [
      'a changed file',
      () => writeFile(inDist('static/screen.js'), 'y'),
      /static\/screen\.js was changed after/,
    ],
    ['a release.json that is no JSON', () => writeFile(inDist('release.json'), '{'), /is not JSON/],
    [
      'a wrong version',
      () => buildRemote(home, 'odd', { version: 'one' }),
      /version must be a semantic version/,
    ],
  ];
  test.each(broken)('refuses %s', async (_, spoil, message) => {
    await spoil();
    const failure = await readLocalRelease(remote, inDist()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ReleaseFailure);
    const { message: said, problems } = failure as ReleaseFailure;
    expect([said, ...problems.map((problem) => `${problem.field} ${problem.message}`)].join('\n')).toMatch(
      message,
    );
  });

  test('refuses the build of another remote', async () => {
    await expect(readLocalRelease('mf-other', inDist())).rejects.toThrow(/holds mf-tools, not mf-other/);
  });
});
