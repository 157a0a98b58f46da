import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { createReleaseToken } from '@suite/registry';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { openProxy, visitorAddress } from '../testing/processes/open-proxy.ts';
import { pipelineOf } from '../testing/release-over-http.ts';
import { signInOverHttp, whoIs } from '../testing/sign-in-over-http.ts';
import { startServerProcess, type ServerProcess } from '../testing/processes/start-process.ts';

const testTimeoutMs = 120_000;
let dataDir: string;
let server: TestDatabase;
let one: ServerProcess;
let two: ServerProcess;
let proxy: Awaited<ReturnType<typeof openProxy>>;
let team: ReturnType<typeof pipelineOf>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'suite-several-'));
  server = await createTestDatabase({ migrations: [] });
  const settings = { DATABASE_URL: server.url, DATA_DIR: dataDir, SHELL_DIR: dataDir, TRUST_PROXY: '1' };
  // Both migrate the empty database at once.
  [one, two] = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  proxy = await openProxy([one.url, two.url]);
  await insertUser(server.database, { usr_email: 'ada@suite.test', hotel_id: null, permissions: [] });
  team = pipelineOf('mf-several', await createReleaseToken(server.database, { remote: '*' }));
}, testTimeoutMs);
afterAll(async () => {
  await proxy.close();
  await Promise.all([one.stop(), two.stop()]);
  await server.drop();
  await rm(dataDir, { recursive: true, force: true });
}, testTimeoutMs);

test('who signs in at one process is signed in at all, and out of all', async () => {
  const ada = await signInOverHttp(one.url, 'ada@suite.test');
  expect(await Promise.all([one, two, proxy].map(({ url }) => whoIs(url, ada)))).toEqual([
    'ada@suite.test',
    'ada@suite.test',
    'ada@suite.test',
  ]);
  const left = await fetch(`${two.url}/api/auth/logout`, {
    method: 'POST',
    headers: { ...ada, origin: two.url },
  });
  expect(left.status).toBe(200);
  expect(await whoIs(one.url, ada)).toBe(401);
});

test('what is published and promoted at one process is served by the other', async () => {
  const draft = team.draft('first');
  const release = await team.publish(one.url, draft);
  expect((await team.promote(two.url, release)).message).toBe(`mf-several ${release} is live.`);
  for (const { url } of [one, two, proxy]) {
    expect(await team.live(url)).toBe(release);
    const file = await fetch(`${url}/releases/mf-several/${release}/main.css`);
    expect(await file.text()).toBe(draft.files['main.css']);
  }
});

test('the client address is read from the trusted proxy only', async () => {
  const release = await team.publish(proxy.url, team.draft('second'));
  await fetch(`${proxy.url}/platform/remotes/mf-several/promote`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await createReleaseToken(server.database, { remote: '*' })}`,
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.66',
    },
    body: JSON.stringify({ release }),
  });
  const [move] = await server.database.query(sql`
    select to_release, address from moves order by id desc limit 1`);
  expect(move).toEqual({ to_release: release, address: visitorAddress });
});

test(
  'one that is killed is not missed, and comes back',
  async () => {
    const ada = await signInOverHttp(one.url, 'ada@suite.test');
    const before = await team.live(proxy.url);
    await one.kill();
    const answers = [1, 2, 3, 4].map(() => whoIs(proxy.url, ada));
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['ada@suite.test']));
    const next = await team.publish(proxy.url, team.draft('third'));
    await team.promote(proxy.url, next);
    expect([await team.live(proxy.url), before === next]).toEqual([next, false]);

    one = await startServerProcess({ DATABASE_URL: server.url, DATA_DIR: dataDir, SHELL_DIR: dataDir });
    expect([await team.live(one.url), await whoIs(one.url, ada)]).toEqual([next, 'ada@suite.test']);
  },
  testTimeoutMs,
);
