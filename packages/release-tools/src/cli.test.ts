import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken } from '@suite/registry';
import { buildRemote, remote as name } from './testing/build-remote.ts';
import { buildCli, runBuiltCli, runCli } from './testing/run-cli.ts';
import { startRegistry, type RegistryServer } from './testing/start-registry.ts';

let home: string;
let server: RegistryServer;
let app: RegistryServer['app'];
let url: string;
let token: string;

beforeAll(async () => {
  await buildCli();
  home = await mkdtemp(join(tmpdir(), 'suite-release-'));
  server = await startRegistry(home);
  ({ app, url, token } = server);
}, 120_000);

afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

beforeEach(async () => {
  server.uploads = 0;
  await server.database.query(sql`truncate releases cascade`);
  await buildRemote(home, 'first');
});

async function release(...argv: string[]) {
  return runCli(home, { SUITE_TOKEN: token, SUITE_REGISTRY_URL: url }, argv);
}

async function releaseAsBuilt(...argv: string[]) {
  return runBuiltCli(home, { SUITE_TOKEN: token, SUITE_REGISTRY_URL: url }, argv);
}

const live = async () => {
  const { remotes } = (await app.inject({ url: '/platform/remotes' })).json<{
    remotes: { release: string; base: string; entry: string }[];
  }>();
  return remotes[0];
};

describe('the command line', () => {
  test('releases a build, says what it sends, and does nothing the second time', async () => {
    const first = await releaseAsBuilt('release', name);
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(/3 files, 3\.\d kB/);
    expect(first.stdout).toMatch(/3\.0 kB {2}static\/screen\.js/);
    expect(first.stdout).toMatch(/mf-tools 2\.1\.0-[0-9a-f]{12} is live\. It took/);
    const remote = await live();
    const entry = await app.inject({ url: `${remote?.base}${remote?.entry}` });
    expect(entry.body).toBe('/* first */');
    expect(server.uploads).toBe(1);

    const again = await release('release', name);
    expect([again.code, server.uploads]).toEqual([0, 1]);
    expect(again.stdout).toMatch(/is live already; nothing to do/);
  });

  test('publishes, promotes and prints the state step by step, as JSON', async () => {
    await buildRemote(home, 'stepwise');
    const checked = JSON.parse((await release('check', name, '--json')).stdout) as { release: string };
    const published = JSON.parse((await releaseAsBuilt('publish', name, '--json')).stdout) as object;
    expect(published).toEqual({
      success: true,
      remote: name,
      release: checked.release,
      problems: [],
      base: expect.any(String),
    });
    expect((await live())?.release).not.toBe(checked.release);
    const promoted = JSON.parse((await release('promote', name, checked.release, '--json')).stdout) as object;
    expect(promoted).toMatchObject({ success: true, release: checked.release, moved: true });
    expect((await live())?.release).toBe(checked.release);
    expect(JSON.parse((await release('status', name, '--json')).stdout)).toMatchObject({
      live: { release: checked.release },
    });
    expect((await release('status', name)).stdout).toMatch(
      new RegExp(`^ {2}live {2}${checked.release} `, 'm'),
    );
  });

  test('says that no smoke run was made where it cannot be, and goes on', async () => {
    await buildRemote(home, 'without a browser');
    const environment = { SUITE_TOKEN: token, SUITE_REGISTRY_URL: url };
    const withoutBrowser = await runCli(home, environment, ['check', name]);
    expect([withoutBrowser.code, withoutBrowser.stdout]).toEqual([
      0,
      expect.stringMatching(/^The smoke run was not made: no Chromium is configured\. Set CHROMIUM_PATH to/m),
    ]);
    const unusable = { ...environment, CHROMIUM_PATH: join(home, 'no-browser') };
    const released = await runCli(home, unusable, ['release', name]);
    expect([released.code, released.stdout]).toEqual([
      0,
      expect.stringMatching(/^The smoke run was not made: .*no-browser \(CHROMIUM_PATH\) does not start: /m),
    ]);
    expect((await release('status', name)).stdout).toMatch(/Team Tools +smoke run not made$/m);
    expect(JSON.parse((await release('check', name, '--json')).stdout)).toMatchObject({ smoke_run: null });
  });

  test('two releases at once end in order, each whole', async () => {
    const folders = ['left', 'right'].map((marker) => join(home, marker));
    for (const folder of folders) {
      await buildRemote(home, folder);
      await cp(join(home, name, 'dist'), folder, { recursive: true });
    }
    const results = await Promise.all(folders.map((folder) => release('release', name, '--dist', folder)));
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    const remote = await live();
    const entry = await app.inject({ url: `${remote?.base}${remote?.entry}` });
    expect(folders.map((folder) => `/* ${folder} */`)).toContain(entry.body);
  });

  test('sends nothing when the build is not whole', async () => {
    await rm(join(home, name, 'dist/static'), { recursive: true });
    const result = await releaseAsBuilt('release', name);
    expect([result.code, result.stdout, server.uploads]).toEqual([1, '', 0]);
    expect(result.stderr).toBe(
      'The files of mf-tools are not those of its release.json. Build it again: npm run build -w mf-tools\n' +
        '  static/screen.js: is listed in release.json but is not there\n',
    );
  });

  test('says why the registry did not take it', async () => {
    const unknown = await runCli(home, { SUITE_TOKEN: 'release_wrong', SUITE_REGISTRY_URL: url }, [
      'release',
      name,
    ]);
    expect([unknown.code, unknown.stderr]).toEqual([
      1,
      'This release token is unknown or was revoked. Ask for a new one.\n',
    ]);
    const other = await createReleaseToken(server.database, { remote: 'mf-other' });
    await writeFile(join(home, 'token'), `${other}\n`);
    const foreign = await runCli(home, {}, [
      'publish',
      name,
      '--registry',
      url,
      '--token-file',
      'token',
      '--json',
    ]);
    expect(JSON.parse(foreign.stdout)).toMatchObject({
      success: false,
      message: 'This token is for mf-other; it cannot release mf-tools.',
    });
    const missing = await release('promote', name, '2.1.0-000000000000');
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringMatching(/holds no files of mf-tools/)]);
  });

  test('says what is wrong with where it was sent', async () => {
    const away = await release('release', name, '--registry', 'http://127.0.0.1:9');
    expect([away.code, away.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^The registry at http:\/\/127\.0\.0\.1:9 cannot be reached \(.+\)\. Is it running/,
      ),
    ]);
    const page = createServer((_, answer) => answer.end('<html>hello'));
    await new Promise<void>((listening) => page.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
    expect((await release('status', name, '--registry', address)).stderr).toMatch(
      /does not look like a registry/,
    );
    page.close();
    expect((await release('status', name, '--registry', 'nowhere')).stderr).toMatch(
      /is not the address of a registry/,
    );
    expect((await runCli(home, {}, ['status', name])).stderr).toMatch(
      /^No release token was given\. Use --token-file/,
    );
    expect((await runCli(home, {}, ['status', name, '--token-file', 'nothing'])).stderr).toMatch(
      /nothing cannot be read \(ENOENT\)/,
    );
    expect((await runCli(home, { SUITE_TOKEN: 'two words' }, ['status', name])).stderr).toMatch(
      /does not hold a release token/,
    );
  });

  test('works in the folder of the remote itself, without its name', async () => {
    const folder = join(home, 'repository-of-a-team');
    await cp(join(home, name), folder, { recursive: true });
    await writeFile(join(folder, 'remote.json'), JSON.stringify({ name }));
    const environment = { SUITE_TOKEN: token, SUITE_REGISTRY_URL: url };
    const inFolder = (...argv: string[]) => runCli(folder, environment, argv);
    expect((await inFolder('release', '--json')).stdout).toMatch(/^{"success":true,"remote":"mf-tools"/);
    const { release: id } = JSON.parse((await inFolder('check', name, '--json')).stdout) as {
      release: string;
    };
    expect(await live()).toMatchObject({ release: id });
    expect((await inFolder('promote', id)).stdout).toMatch(new RegExp(`${name} ${id} `));
    expect((await inFolder('status')).stdout).toMatch(new RegExp(`live {2}${id} `));
    await rm(join(folder, 'dist'), { recursive: true });
    expect((await inFolder('check')).stderr).toMatch(/Build it first: npm run build$/m);
    await writeFile(join(folder, 'remote.json'), '{');
    expect((await inFolder('status')).stderr).toMatch(/remote\.json does not say the name of a remote\.$/m);
  });

  test('distinguishes a wrong name from a wrong command', async () => {
    const result = await releaseAsBuilt('check', 'vue-plain');
    expect([result.code, result.stderr]).toEqual([
      2,
      '"vue-plain" is not the name of a remote. The names of remotes begin with mf- and have small letters, digits and dashes, such as mf-bookings.\n',
    ]);
    expect((await releaseAsBuilt('chek', name)).stderr).toMatch(/^"chek mf-tools" is not a command/);
  });

  test('ends with 2 when it is not understood', async () => {
    const result = await releaseAsBuilt('release', name, '--fast');
    expect([result.code, result.stdout]).toEqual([2, '']);
    expect(result.stderr).toMatch(/'--fast'[\s\S]*Usage: npm run release/);
  });

  test.each([
    [['fly', name]],
    [['release', 'Bookings']],
    [['release', name, 'x']],
    [['promote', name]],
    [['release', name, '--fast']],
    [['promote', name, 'live']],
    [['promote', name, '2.1.0-000000000000', '--percent', '0']],
    [['promote', name, '2.1.0-000000000000', '--percent', '5', '--hotel', '1']],
    [['promote', name, '2.1.0-000000000000', '--hotel', 'Grand']],
    [['rollback', name, '--hotel', '1', '--canary']],
    [['rollback', name, '--percent', '5']],
    [['grant-override', name, '--url', 'http://localhost:4001/']],
    [['grant-override', name, '--url', 'here', '--hours', '2']],
    [['grant-override', name, '--url', 'http://localhost:4001/', '--hours', '169']],
    [[]],
  ])('answers %j with what it does understand', async (argv) => {
    const result = await release(...argv);
    expect(result.code).toBe(2);
    expect(result.stdout + result.stderr).toMatch(
      /Usage: npm run release|is not the name|is not the address|Usage: (?:promote|grant-override)|whole number from 1|not both|has no option/,
    );
  });
});
