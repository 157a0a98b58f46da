import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '@suite/database';
import { createReleaseToken } from '@suite/registry';
import { pipelineOf } from '../testing/release-over-http.ts';
import { startServerProcess, type ServerProcess } from '../testing/processes/start-process.ts';

// Mounting a separate disk requires root on Linux.
const maySeparate = spawnSync('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;
const testOnDisk = maySeparate ? test : test.skip;
const remote = 'mf-kept';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-disk-full-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const signIn = (url: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usr_email: 'nobody@suite.test', usr_password: 'Wrong-password-1' }),
  });
const ready = async (url: string) => {
  const answer = await fetch(`${url}/api/ready`);
  return [answer.status, ((await answer.json()) as { message: string }).message];
};

/** Other processes reach the server's mount through /proc. */
const seen = ({ pid }: ServerProcess, path: string) => join(`/proc/${pid}/root`, home, path);

async function makeToken(server: ServerProcess): Promise<string> {
  const [port, password] = await Promise.all(
    ['port', 'password'].map((name) => readFile(seen(server, `postgres/${name}`), 'utf8')),
  );
  const database = await openDatabase(`postgres://suite:${password}@127.0.0.1:${port}/postgres`);
  const token = await createReleaseToken(database, { remote: '*' });
  await database.close();
  return token;
}

async function fill(file: string): Promise<void> {
  for (let bytes = 2 ** 20; bytes >= 512;) {
    await writeFile(file, Buffer.alloc(bytes), { flag: 'a' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error;
      bytes /= 2;
    });
  }
}

testOnDisk(
  maySeparate
    ? 'on a full disk writes of the database and of files are answered 507, and all goes on once there is space'
    : 'not tested here, as no disk can be mounted: a full disk',
  async () => {
    const settings = { DATA_DIR: home, SHELL_DIR: join(home, 'shell') };
    const server = await startServerProcess(settings, { folder: home, megabytes: 160 });
    try {
      const team = pipelineOf(remote, await makeToken(server));
      expect(await ready(server.url)).toEqual([200, 'Ready']);
      const filler = seen(server, 'filler');
      await fill(filler);

      const refused = await signIn(server.url);
      expect([refused.status, await refused.json()]).toEqual([
        507,
        {
          success: false,
          message: 'Nothing was saved, as the server has no space left. Please try again later.',
          errorType: 'UNAVAILABLE',
        },
      ]);
      await expect(team.publish(server.url, team.draft('one'))).rejects.toThrow('Nothing was saved');
      expect(await ready(server.url)).toEqual([503, 'The disk is full.']);
      expect((await fetch(`${server.url}/api/health`)).status).toBe(200);

      await rm(filler);
      expect((await signIn(server.url)).status).toBe(401);
      await team.publish(server.url, team.draft('two'));
      while ((await ready(server.url))[0] !== 200) await new Promise((resolve) => setTimeout(resolve, 200));
    } finally {
      await server.stop();
    }
  },
  60_000,
);
