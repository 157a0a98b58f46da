import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import { findServerProgram } from '@suite/database/test-pooler';
import { createReleaseToken } from '@suite/registry';
import { buildShell } from '../testing/processes/build-shell.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { openProxy } from '../testing/processes/open-proxy.ts';
import { publishGuestPage } from '../testing/release-over-http.ts';
import { startNginx, writeCertificate } from '../testing/processes/start-nginx.ts';
import { startServerProcess, type ServerProcess } from '../testing/processes/start-process.ts';
import { openPage, visitConstantly, type Site } from '../testing/visit-pages.ts';

const testTimeoutMs = 240_000;
const deployPage = new URL('../../../docs/operating/deploy.md', import.meta.url);
let home: string;
let server: TestDatabase;
const running = new Set<ServerProcess>();

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-rolling-'));
  server = await createTestDatabase({ migrations: [] });
  await buildShell(join(home, 'one'), 'build one');
  await buildShell(join(home, 'two'), 'build two');
}, testTimeoutMs);
afterAll(async () => {
  await Promise.all([...running].map((one) => one.stop()));
  await server.drop();
  await rm(home, { recursive: true, force: true });
}, testTimeoutMs);

/** All builds share the database and the releases. */
async function startBuild(build: 'one' | 'two', port: number): Promise<ServerProcess> {
  const started = await startServerProcess({
    DATABASE_URL: server.url,
    DATA_DIR: home,
    SHELL_DIR: join(home, build),
    TRUST_PROXY: '1',
    PORT: String(port),
  });
  running.add(started);
  return started;
}

async function stop(one: ServerProcess): Promise<void> {
  await one.stop();
  running.delete(one);
}

interface Front extends Site {
  /** Sends new requests to the other servers; undefined restores all. */
  markDown(port: number | undefined): void;
  close(): Promise<void>;
}

/** Follows the steps in docs/operating/deploy.md: replaces both servers and rolls back while visitors open pages. */
async function deployUnderVisits(openFront: (ports: number[]) => Promise<Front>, wantedPages: number) {
  const ports = [await freePort(), await freePort()];
  const servers = new Map<number, ServerProcess>();
  for (const port of ports) servers.set(port, await startBuild('one', port));
  const front = await openFront(ports);
  try {
    const token = await createReleaseToken(server.database, { remote: '*' });
    await publishGuestPage(servers.get(ports[0] ?? 0)?.url ?? '', token);
    const old = await openPage(front, '/bookings');
    expect(old).toEqual({ title: 'build one', later: [expect.stringMatching(/^\/assets\/151\./)] });

    const paths = ['/bookings', '/', '/user-verification/a-token', '/account'];
    const visits = visitConstantly(front, paths, old);
    await visits.more(wantedPages / 5);
    for (const build of ['two', 'one'] as const) {
      for (const [port, replaced] of servers) {
        front.markDown(port);
        await stop(replaced);
        servers.set(port, await startBuild(build, port));
        front.markDown(undefined);
        await visits.more(wantedPages / 5);
      }
    }
    await visits.stop();
    expect([...new Set(visits.failed)]).toEqual([]);
    expect(visits.pages()).toBeGreaterThanOrEqual(wantedPages);
    for (const title of ['build one', 'build two', 'Guests'])
      expect(visits.titles.get(title)).toBeGreaterThan(wantedPages / 10);
  } finally {
    await front.close();
    await Promise.all([...servers.values()].map(stop));
  }
}

test(
  'of 1,000 pages opened while one build of the shell replaces another and goes again, none fails',
  async () => {
    const addressOf = (port: number) => `http://127.0.0.1:${port}`;
    await deployUnderVisits(async (ports) => {
      // The proxy reads this array at each request.
      const upstream = ports.map(addressOf);
      const proxy = await openProxy(upstream);
      return {
        ...proxy,
        markDown(down) {
          upstream.splice(0, 2, ...ports.filter((port) => port !== down).map(addressOf));
        },
      };
    }, 1_000);
  },
  testTimeoutMs,
);

const nginx = findServerProgram('nginx');
const testWithNginx = nginx === undefined ? test.skip : test;
testWithNginx(
  nginx === undefined
    ? 'not tested here, as no nginx is installed: a deploy behind nginx with the block of docs/operating/deploy.md'
    : 'nor does one behind nginx with the block of docs/operating/deploy.md',
  async () => {
    const block = /^```nginx\n([\s\S]*?)^```/m.exec(readFileSync(deployPage, 'utf8'))?.[1] ?? '';
    const { ca, certificate, privateKey } = await writeCertificate(home);
    const port = await freePort();
    await deployUnderVisits(async (ports) => {
      const blockWith = (down: number | undefined) =>
        replaceEach(block, {
          '/etc/ssl/certs/console.pem': certificate,
          '/etc/ssl/private/console.key': privateKey,
          'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
          ...Object.fromEntries(
            ports.map((own, place) => [
              `127.0.0.1:${3001 + place};`,
              `127.0.0.1:${own}${own === down ? ' down' : ''};`,
            ]),
          ),
        });
      const front = await startNginx(nginx ?? '', join(home, 'nginx'), blockWith(undefined), port);
      return {
        url: `https://127.0.0.1:${port}`,
        ca,
        markDown: (down) => front.reload(blockWith(down)),
        close: () => front.stop(),
      };
    }, 300);
  },
  testTimeoutMs,
);

/** @throws Error if the text lacks a key, because the block then differs from the tested one */
function replaceEach(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((replaced, [from, to]) => {
    if (!replaced.includes(from)) throw new Error(`The block of docs/operating/deploy.md has no "${from}".`);
    return replaced.replaceAll(from, to);
  }, text);
}
