import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { documentKeys } from '@suite/registry';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const navigate = (url: string) => server.app.inject({ url, headers: browser });

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('before it is built, a page explains it', async () => {
  const unbuilt = await createTestApp();
  const answer = await unbuilt.app.inject({ url: '/', headers: browser });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('The application is not built yet');
  await unbuilt.close();
});

describe('the built shell', () => {
  beforeAll(async () => {
    const { shellDir } = server.config;
    await mkdir(join(shellDir, 'assets'), { recursive: true });
    await writeFile(join(shellDir, 'index.html'), '<style nonce="__CSP_NONCE__"></style>');
    await writeFile(join(shellDir, 'assets', 'main.1a2b.js'), 'plain');
    await writeFile(join(shellDir, 'assets', 'main.1a2b.js.gz'), gzipSync('packed'));
    await writeFile(join(shellDir, 'assets', 'main.1a2b.js.map'), 'the source');
    await writeFile(join(shellDir, 'favicon.svg'), '<svg/>');
  });

  test.each([
    '/',
    '/bookings',
    '/releases?remote=mf-bookings',
    '/no/such/page?x=1',
    '/index.html',
    '/user-verification/a.b/guest/2',
  ])('answers %s with its page and a nonce of its own', async (url) => {
    const answers = [await navigate(url), await navigate(url)];
    const nonces = answers.map(({ statusCode, headers, body }) => {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(/^camera=\(self\), .*microphone=\(\)/),
        'x-content-type-options': 'nosniff',
      });
      const nonce = /^<style nonce="([^"]{24})"><\/style>$/.exec(body)?.[1];
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
      for (const none of ['frame-ancestors', 'frame-src', 'object-src', 'base-uri'])
        expect(policy).toContain(`${none} 'none'`);
      expect(policy).not.toContain('unsafe');
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('names the keys of registry documents in the head of its page', async () => {
    await writeFile(join(server.config.shellDir, 'index.html'), '<head></head>');
    const [key] = documentKeys(server.config.secretKey);
    expect((await navigate('/')).body).toBe(
      `<head><meta name="suite-document-keys" content="${key}" /></head>`,
    );
  });

  test('lets the watchdog of the page, and no other asset, send a report', async () => {
    await writeFile(join(server.config.shellDir, 'assets', 'watchdog.1a2b.js'), 'watch');
    const policyOf = async (url: string) =>
      (await server.app.inject({ url })).headers['content-security-policy'];
    expect(await policyOf('/assets/watchdog.1a2b.js')).toBe("default-src 'none';connect-src 'self'");
    expect(await policyOf('/assets/main.1a2b.js')).toBe("default-src 'none';frame-ancestors 'none'");
  });

  test.each([
    '/account',
    '/login',
    '/releases',
    '/user-verification/a.b/guest/2',
    '/verification-complete/a.b?from=mail',
  ])('lets %s load nothing from other origins, pictures included', async (url) => {
    const { headers } = await navigate(url);
    expect(headers['content-security-policy']).toContain("img-src 'self' data: blob:;");
    expect(headers['content-security-policy']).not.toContain('https:');
  });

  test.each([
    '/user-verification/a.b/guest/2',
    '/User-Verification/a.b',
    '/verification-complete/a.b?from=mail',
    '/user-verification',
  ])(
    'lets no cache store %s, sends its address as no referrer and lets no search engine list it',
    async (url) => {
      expect((await navigate(url)).headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    },
  );

  test.each(['/', '/login', '/user-verifications'])('asks again for %s, which is no secret', async (url) => {
    const { headers } = await navigate(url);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  test('keeps hashed files for ever and asks again for the others', async () => {
    const hashed = await server.app.inject('/assets/main.1a2b.js');
    expect(hashed.body).toBe('plain');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await server.app.inject('/favicon.svg');
    expect(icon.headers['cache-control']).toBe('no-cache');
    expect(icon.headers['etag']).toBeTruthy();
  });

  test('sends the compressed file to clients that accept it', async () => {
    const packed = await server.app.inject({
      url: '/assets/main.1a2b.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(packed.rawPayload).toEqual(gzipSync('packed'));
  });

  test.each([
    '/assets',
    '/assets/',
    '/assets/gone.js',
    '/api/gone',
    '/platform/gone',
    '/releases/gone/1/x.js',
  ])('does not stand in for %s', async (url) => {
    const answer = await navigate(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, errorType: 'NOT_FOUND' });
  });

  test.each(['main.1a2b.js.map', 'main.1a2b.js%2Emap', 'main.1a2b.js.map?x=1', 'MAIN.1A2B.JS.MAP'])(
    'keeps the source map %s to itself, by any address of it',
    async (file) => {
      for (const folder of ['/assets/', '/assets%2F', '/%61ssets/', '//assets/', '/assets/./']) {
        const answer = await server.app.inject({ url: `${folder}${file}`, headers: { accept: '*/*' } });
        expect([folder, answer.body]).toEqual([folder, expect.not.stringContaining('the source')]);
      }
    },
  );

  test('is not sent for a missing script', async () => {
    const answer = await server.app.inject({ url: '/old-entry.js', headers: { accept: '*/*' } });
    expect(answer.statusCode).toBe(404);
  });

  test.each(['/../secret-key', '/%2e%2e/secret-key', '/..%2fsecret-key'])(
    'serves nothing outside of its folder: %s',
    async (url) => {
      await writeFile(join(server.config.dataDir, 'secret-key'), 'the key');
      expect((await server.app.inject(url)).body).not.toContain('the key');
    },
  );
});
