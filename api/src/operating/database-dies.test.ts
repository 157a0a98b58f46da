import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '../config/config.ts';
import { openStorage } from '../bootstrap/open-storage.ts';
import { createSuperAdmin } from '../staff-roles/staff-roles.public.ts';
import { signInOverHttp } from '../testing/sign-in-over-http.ts';
import { startServerProcess, type ServerProcess } from '../testing/processes/start-process.ts';

const owner = 'owner@suite.test';
let home: string;
let server: ServerProcess;
let session: Record<string, string>;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-database-dies-'));
  const settings = { DATA_DIR: home, SHELL_DIR: join(home, 'shell') };
  const { database, close } = await openStorage(readConfig(settings), () => undefined);
  const { password } = await createSuperAdmin(database, { usr_email: owner });
  await close();
  server = await startServerProcess(settings);
  session = await signInOverHttp(server.url, owner, password);
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true, force: true });
});

interface Answer {
  call: string;
  status: number;
  body: string;
}

async function ask(call: string): Promise<Answer> {
  const [method = '', path = '', body] = call.split(' ');
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...session, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body } : {}),
  });
  return { call, status: answer.status, body: await answer.text() };
}

const calls = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/auth/user-profile',
  'GET /api/bookings?page=1',
  'GET /api/hotel/list',
  'GET /platform/remotes',
  'GET /api/getuser_by_token/aaaaaaaa',
  'PATCH /api/auth/user-profile {"usr_firstname":"Ada","usr_lastname":"Byron"}',
  `POST /api/auth/login {"usr_email":"${owner}","usr_password":"wrong-1"}`,
];

test('killed under calls, the embedded database is started again, and until then calls get 503, never 500', async () => {
  const before = await Promise.all(calls.map(ask));
  expect(before.filter(({ status }) => status >= 500)).toEqual([]);

  for (const times of [1, 2, 3]) {
    const answers: Answer[] = [];
    let isOver = false;
    const callers = calls.map(async (call) => {
      for (; !isOver; await sleep(20)) answers.push(await ask(call));
    });
    const pid = Number((await readFile(join(home, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    while (server.log().split('The embedded database is back').length <= times) await sleep(20);
    while ((await ask('GET /api/ready')).status !== 200) await sleep(20);
    isOver = true;
    await Promise.all(callers);

    const failed = answers.filter(({ status }) => status >= 500);
    expect(failed.filter(({ status }) => status !== 503)).toEqual([]);
    for (const { body } of failed)
      expect(JSON.parse(body)).toMatchObject({ success: false, errorType: 'UNAVAILABLE' });
  }
  // The wrong passwords may have reached their limit by now.
  const afterwards = await Promise.all(calls.map(ask));
  expect(afterwards.map(({ status }) => (status === 429 ? 401 : status))).toEqual(
    before.map(({ status }) => status),
  );
}, 60_000);
