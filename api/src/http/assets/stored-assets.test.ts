import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { openShellAssets, storeShellBuild } from '@suite/registry';
import { announceShellBuild } from '../../bootstrap/announce-shell-build.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const script = 'start(); '.repeat(50);
let folder: string;
let server: TestApp;

async function buildShell(name: string): Promise<string> {
  const shellDir = join(folder, name);
  await mkdir(join(shellDir, 'assets'), { recursive: true });
  await writeFile(join(shellDir, 'index.html'), `<script src="/assets/main.${name}.js"></script>`);
  await writeFile(join(shellDir, 'assets', `main.${name}.js`), script + name);
  await writeFile(join(shellDir, 'assets', `main.${name}.js.gz`), gzipSync(script + name));
  return shellDir;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-builds-'));
  server = await createTestApp({ SHELL_DIR: await buildShell('own') });
  await storeShellBuild(storeOf(server), await buildShell('other'));
  for (const outside of ['', '.shell']) {
    await writeFile(join(server.config.releasesDir, outside, 'secret.js'), 'the secret');
  }
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, encoding = 'identity') =>
  server.app.inject({ url, headers: { 'accept-encoding': encoding } });

describe('an asset of another build', () => {
  test.each(['identity', 'gzip'])('has the headers that one of its own has, with %s', async (encoding) => {
    const [own, other] = [
      await get('/assets/main.own.js', encoding),
      await get('/assets/main.other.js', encoding),
    ];
    expect([own.statusCode, other.statusCode]).toEqual([200, 200]);
    const { etag, 'last-modified': changed, 'accept-ranges': ranges, date, ...ofOwn } = own.headers;
    expect(other.headers).toMatchObject({
      ...ofOwn,
      date: expect.any(String),
      'content-length': String(other.rawPayload.length),
      'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/i),
    });
    expect(other.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(other.rawPayload.length < 300).toBe(encoding === 'gzip');
  });

  test('is what that build had, and has no body for HEAD', async () => {
    expect((await get('/assets/main.other.js')).body).toBe(`${script}other`);
    const head = await server.app.inject({ method: 'HEAD', url: '/assets/main.other.js' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await server.app.inject({ method: 'POST', url: '/assets/main.other.js' })).statusCode).toBe(404);
  });

  test.each([
    '/assets/main.none.js',
    '/assets/..%2fsecret.js',
    '/assets/..%2f..%2fsecret.js',
    '/assets/%2e%2e%2fsecret.js',
    '/assets/..%5csecret.js',
    '/assets/main.other.js.gz',
    '/assets/main.other.js%00',
    '/assets//main.other.js',
    '/assets/',
  ])('is not found at %s', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toContain('secret');
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a server', () => {
  const down = () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }));
  let degraded: TestApp;
  beforeEach(async () => {
    degraded = await createTestApp({ SHELL_DIR: join(folder, 'own') });
    await storeShellBuild(storeOf(degraded), join(folder, 'other'));
  });
  afterEach(() => degraded.close());

  const statusOf = async (url: string) => (await degraded.app.inject(url)).statusCode;

  test.each([
    ['storage', ({ app }: TestApp) => app.releaseStorage, 'open'],
    ['database', ({ database }: TestApp) => database, 'query'],
  ])(
    'without %s serves its own build, and says of others that they may be there later',
    async (_, of, method) => {
      const part: object = of(degraded);
      const working = { ...part };
      Object.assign(part, { [method]: down });
      const pages = ['/index.html', '/assets/main.own.js', '/assets/main.other.js'];
      expect(await Promise.all(pages.map(statusOf))).toEqual([200, 200, 503]);
      expect(degraded.logLines.join('')).toContain(
        'An asset of another build of the shell could not be read',
      );
      Object.assign(part, working);
      expect(await statusOf('/assets/main.other.js')).toBe(200);
    },
  );

  test('starts without storage, and stores its build when there is one', async () => {
    const findStored = () => openShellAssets(storeOf(degraded))('main.own.js', undefined);
    const { exists } = degraded.app.releaseStorage;
    Object.assign(degraded.app.releaseStorage, { exists: down });
    const stop = await announceShellBuild(degraded.app, { repeatDelayMs: 60_000, retryMs: 5 });
    expect(degraded.logLines.join('')).toContain(
      "The shell's build or the SDK could not be stored; retrying",
    );
    expect(await findStored()).toBeUndefined();
    Object.assign(degraded.app.releaseStorage, { exists });
    while (!(await findStored())) await new Promise((resolve) => setTimeout(resolve, 5));
    await stop();
  });

  test('says again and again that its build is in use, until it ends', async () => {
    const stop = await announceShellBuild(degraded.app, { repeatDelayMs: 5, retryMs: 60_000 });
    const age = () =>
      degraded.database.query(sql`update shell_builds set last_seen_at = now() - interval '8 days'`);
    const unseen = async () => {
      const rows = await degraded.database.query(
        sql`select from shell_builds where last_seen_at < now() - interval '7 days'`,
      );
      return rows.length;
    };
    await age();
    while ((await unseen()) !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
    await stop();
    await age();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await unseen()).toBe(2);
  });
});

function storeOf({ app, database }: TestApp) {
  return { database, storage: app.releaseStorage };
}
