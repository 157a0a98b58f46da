import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { createReleaseToken } from '@suite/registry';
import { buildShell } from '../testing/build-shell.ts';
import { openProxy } from '../testing/open-proxy.ts';
import { publishGuestPage } from '../testing/publish-guest-page.ts';
import { startServerProcess, type ServerProcess } from '../testing/start-process.ts';
import { openPage, visitConstantly } from '../testing/visit-pages.ts';

const patience = 240_000;
let home: string;
let server: TestDatabase;
const running = new Set<ServerProcess>();

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-rolling-'));
  server = await createTestDatabase({ migrations: [] });
  await buildShell(join(home, 'one'), 'build one');
  await buildShell(join(home, 'two'), 'build two');
}, patience);
afterAll(async () => {
  await Promise.all([...running].map((one) => one.stop()));
  await server.drop();
  await rm(home, { recursive: true, force: true });
}, patience);

/** A server with one of the builds; database and releases are those of all. */
async function startBuild(build: 'one' | 'two'): Promise<ServerProcess> {
  const started = await startServerProcess({
    DATABASE_URL: server.url,
    DATA_DIR: home,
    SHELL_DIR: join(home, build),
    TRUST_PROXY: '1',
  });
  running.add(started);
  return started;
}

async function stop(one: ServerProcess): Promise<void> {
  await one.stop();
  running.delete(one);
}

test(
  'of 1,000 pages opened while one build of the shell replaces another and goes again, none fails',
  async () => {
    let servers = [await startBuild('one'), await startBuild('one')];
    // The proxy looks here at each request.
    const upstream = servers.map(({ url }) => url);
    const proxy = await openProxy(upstream);
    const token = await createReleaseToken(server.database, { remote: 'mf-guests' });
    await publishGuestPage(proxy.url, token);
    const old = await openPage(proxy, '/bookings');
    expect(old).toEqual({ title: 'build one', later: [expect.stringMatching(/^\/assets\/151\./)] });

    const visits = visitConstantly(proxy, ['/bookings', '/', '/user-verification/a-token', '/account'], old);
    await visits.more(150);
    for (const build of ['two', 'one'] as const) {
      for (const [place, replaced] of servers.entries()) {
        upstream.splice(0, 2, ...servers.filter((one) => one !== replaced).map(({ url }) => url));
        await stop(replaced);
        const started = await startBuild(build);
        servers = servers.with(place, started);
        upstream.splice(0, 2, ...servers.map(({ url }) => url));
        await visits.more(220);
      }
    }
    await visits.more(Math.max(0, 1_000 - visits.pages()));
    await visits.stop();
    await proxy.close();
    expect([...new Set(visits.failed)]).toEqual([]);
    expect(visits.pages()).toBeGreaterThanOrEqual(1_000);
    for (const title of ['build one', 'build two', 'Guests'])
      expect(visits.titles.get(title)).toBeGreaterThan(100);
  },
  patience,
);
