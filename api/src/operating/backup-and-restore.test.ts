import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createReleaseToken } from '@suite/registry';
import { hashOf } from '@suite/registry/test-release';
import { restore } from '../backup/backup.public.ts';
import { readConfig } from '../config/config.ts';
import { openStorage } from '../bootstrap/open-storage.ts';
import { createSuperAdmin } from '../staff-roles/staff-roles.public.ts';
import { findPrograms, startOwnPostgres } from '../testing/processes/own-postgres.ts';
import { pipelineOf } from '../testing/release-over-http.ts';
import { signInOverHttp, whoIs } from '../testing/sign-in-over-http.ts';
import { runCommandProcess, startServerProcess } from '../testing/processes/start-process.ts';

const run = promisify(execFile);
const testTimeoutMs = 180_000;
const owner = 'owner@suite.test';
const remote = 'mf-kept';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-backup-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

type Settings = Record<string, string>;
interface House {
  settings: Settings;
  password: string;
  release: string;
  hash: string;
  grant: string;
}

const settingsOf = (folder: string, more: Settings = {}): Settings & { DATA_DIR: string } => {
  const DATA_DIR = join(home, folder);
  return { DATA_DIR, SHELL_DIR: join(DATA_DIR, 'shell'), ...more };
};

interface Access {
  password: string;
  token: string;
}

async function openByCommands(settings: Settings): Promise<Access> {
  const made = await runCommandProcess('create-super-admin', [owner, 'Ada', 'Byron'], settings);
  const token = (await runCommandProcess('release-tokens', ['create', '*'], settings)).output.trim();
  return { password: made.output.trim().split(' ').at(-1) ?? '', token };
}

/** Calls the functions of the commands, which saves a process for each. */
async function openByFunctions(settings: Settings): Promise<Access> {
  const { database, close } = await openStorage(readConfig(settings), () => undefined);
  try {
    const { password } = await createSuperAdmin(database, { usr_email: owner });
    return { password, token: await createReleaseToken(database, { remote: '*' }) };
  } finally {
    await close();
  }
}

/** Creates an account, a live release and a grant. */
async function furnish(
  settings: Settings,
  { password, token }: Access,
  whileItRuns = async () => {},
): Promise<House> {
  const server = await startServerProcess(settings);
  try {
    const team = pipelineOf(remote, token);
    const draft = team.draft('kept');
    const release = await team.publish(server.url, draft);
    await team.promote(server.url, release);
    const command = (path: string, body: object) =>
      fetch(`${server.url}/platform/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await command(`remotes/${remote}/override-origins/accept`, { origin: 'https://dev.example' });
    const granted = await command('overrides', { remote, url: 'https://dev.example/' });
    const { result } = (await granted.json()) as { result: { grant: string } };
    const hash = hashOf(draft.files['main.css'] ?? '');
    await whileItRuns();
    return {
      settings,
      password,
      release,
      hash,
      grant: result.grant,
    };
  } finally {
    await server.stop();
  }
}

/** Checks the items that the operating page lists for after a restore. */
async function inspect(settings: Settings, { password, release, grant }: House) {
  const server = await startServerProcess(settings);
  try {
    const { url } = server;
    const file = await fetch(`${url}/releases/${remote}/${release}/main.css`);
    const document = await fetch(`${url}/platform/remotes`, { headers: { 'x-suite-override': grant } });
    const { refusedOverrides } = (await document.json()) as { refusedOverrides: { message: string }[] };
    return {
      ready: (await fetch(`${url}/api/ready`)).status,
      person: await whoIs(url, await signInOverHttp(url, owner, password)),
      live: await pipelineOf(remote, '').live(url),
      hash: hashOf(Buffer.from(await file.arrayBuffer())),
      override: refusedOverrides[0]?.message,
    };
  } finally {
    await server.stop();
  }
}

const asBefore = ({ release, hash }: House) => ({
  ready: 200,
  person: owner,
  live: release,
  hash,
  override: `No build was uploaded from https://dev.example/ yet. Start ${remote} there, or upload its release.json.`,
});

test(
  'the data folder of a stopped server is a backup of all there is',
  async () => {
    const fixture = await furnish(settingsOf('first'), await openByCommands(settingsOf('first')));
    await run('cp', ['-a', join(home, 'first'), join(home, 'backup')]);
    await rm(join(home, 'first'), { recursive: true });

    await run('cp', ['-a', join(home, 'backup'), join(home, 'second')]);
    expect(await inspect(settingsOf('second'), fixture)).toEqual(asBefore(fixture));

    await rm(join(home, 'second', 'secret-key'));
    const missing = await inspect(settingsOf('second'), fixture).then(
      () => 'started',
      (error: Error) => error.message,
    );
    const [, id = ''] = /does not list the key ([0-9a-f]{8})/.exec(missing) ?? [];
    const forgotten = await runCommandProcess('rotate-keys', ['--forget', id], settingsOf('second'));
    expect(forgotten).toMatchObject({ code: 0, output: expect.stringContaining(`without the key ${id}`) });
    const withoutKey = await inspect(settingsOf('second'), fixture);
    expect(withoutKey.override).not.toBe(asBefore(fixture).override);
  },
  testTimeoutMs,
);

test(
  'the backup of a running server is restored into an empty folder, and one that was changed is refused',
  async () => {
    const settings = settingsOf('first');
    const backup = join(home, 'backup');
    const fixture = await furnish(settings, await openByFunctions(settings), async () => {
      const made = await runCommandProcess('backup', [backup], settings);
      expect(made).toEqual({ code: 0, output: expect.stringContaining('The secret key is not among them') });
    });
    expect(await readdir(backup)).not.toContain('secret-key');
    await expect(restore(readConfig(settings), backup)).rejects.toThrow('There is a database in');

    const second = settingsOf('second');
    await mkdir(second.DATA_DIR);
    await cp(join(home, 'first', 'secret-key'), join(second.DATA_DIR, 'secret-key'));
    expect(await runCommandProcess('restore', [backup], second)).toMatchObject({ code: 0 });
    expect(await inspect(second, fixture)).toEqual(asBefore(fixture));

    const third = readConfig(settingsOf('third'));
    await appendFile(join(backup, 'postgres', 'password'), ' ');
    await expect(restore(third, backup)).rejects.toThrow('password is not as it was backed up');
    await rm(join(backup, 'backup.json'));
    await expect(restore(third, backup)).rejects.toThrow('is no backup, or one that was cut off');
  },
  testTimeoutMs,
);

const programs = findPrograms();
const testWithPrograms = programs === undefined ? test.skip : test;
testWithPrograms(
  programs === undefined
    ? 'not tested here, as no PostgreSQL with pg_dump is installed: a dump and the folders of releases'
    : 'a dump, the folders of releases and the key are a backup of a house with its own PostgreSQL',
  async () => {
    const postgres = await startOwnPostgres(programs ?? '');
    try {
      for (const name of ['first', 'second']) {
        await postgres.call('createdb', [
          '-h',
          '127.0.0.1',
          '-p',
          new URL(postgres.urlOf('')).port,
          '-U',
          'suite',
          name,
        ]);
      }
      const settings = settingsOf('first', { DATABASE_URL: postgres.urlOf('first') });
      const fixture = await furnish(settings, await openByFunctions(settings));
      const dump = join(postgres.home, 'suite.dump');
      await postgres.call('pg_dump', ['--format=custom', `--file=${dump}`, postgres.urlOf('first')]);
      await mkdir(join(home, 'second'));
      await cp(join(home, 'first', 'releases'), join(home, 'second', 'releases'), { recursive: true });
      await cp(join(home, 'first', 'secret-key'), join(home, 'second', 'secret-key'));

      await postgres.call('pg_restore', ['--no-owner', `--dbname=${postgres.urlOf('second')}`, dump]);
      const restored = settingsOf('second', { DATABASE_URL: postgres.urlOf('second') });
      expect(await inspect(restored, fixture)).toEqual(asBefore(fixture));
    } finally {
      await postgres.stop();
    }
  },
  testTimeoutMs,
);
