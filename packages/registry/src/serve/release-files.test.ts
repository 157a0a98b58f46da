import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { draftRelease } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import { acceptedSuffixes } from './content-types.ts';

let registry: TestRegistry;
let base: string;
const draft = draftRelease('mf-files');
const screen = 'static/screen.12345678.js';

beforeAll(async () => {
  registry = await startTestRegistry();
  base = `/releases/mf-files/${await registry.release(draft)}`;
  await writeFile(join(registry.releasesFolder, 'secret.js'), 'secret');
  await registry.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => registry.stop());

const get = (url: string, encoding?: string) =>
  registry.app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

describe('GET /releases/…', () => {
  test('serves no script as a service worker', async () => {
    const answer = await registry.app.inject({
      url: `${base}/${screen}`,
      headers: { 'service-worker': 'script' },
    });
    expect(answer.statusCode).toBe(404);
  });

  test('serves a file for ever, to any host', async () => {
    const answer = await get(`${base}/${screen}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(draft.files[screen]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(draft.files[screen]?.length),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    expect((await get(`${base}/main.css`)).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('sends %p what was compressed at publish', async (accepted, encoding, unpack) => {
    const answer = await get(`${base}/${screen}`, accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBe(Number(answer.headers['content-length']));
    expect(answer.rawPayload.length).toBeLessThan(300);
    expect(unpack(answer.rawPayload).toString()).toBe(draft.files[screen]);
  });

  test('answers HEAD without a body', async () => {
    const answer = await registry.app.inject({ method: 'HEAD', url: `${base}/${screen}` });
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([
      200,
      '',
      String(draft.files[screen]?.length),
    ]);
  });

  test('confirms a copy by its tag, packed or not, and sends the file to who holds another', async () => {
    for (const encoding of ['br', 'identity']) {
      const { etag = '' } = (await get(`${base}/${screen}`, encoding)).headers;
      expect(etag).toMatch(/^W\/"1\.0\.0-[0-9a-f]{12}(\.br)?"$/);
      const ask = (tags: string) =>
        registry.app.inject({ url: `${base}/${screen}`, headers: { 'if-none-match': tags } });
      const confirmed = await ask(`"other", ${etag}`);
      expect([confirmed.statusCode, confirmed.body, confirmed.headers['etag']]).toEqual([304, '', etag]);
      expect(confirmed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      for (const other of ['W/"1.0.0-000000000000"', '*', ''])
        expect((await ask(other)).statusCode).toBe(200);
    }
  });

  const attempts = [
    '/releases/../secret.js',
    '/releases/mf-files/../secret.js',
    '/releases/%2e%2e/secret.js',
    '/releases/..%2fsecret.js',
    '/releases/mf-files/..%2f..%2fsecret.js',
    '/releases/./secret.js',
    '/releases/secret.js',
    '/releases/mf-files/1.0.0-000000000000/main.css',
    '/releases/.incoming/x/main.css',
    '/releases//etc/passwd',
    '/releases/',
    '/releases/mf-files',
  ];
  const below = [
    '../../secret.js',
    '..%2f..%2fsecret.js',
    '%2e%2e/%2e%2e/secret.js',
    '..%5c..%5csecret.js',
    '....//secret.js',
    '',
    'static',
    'static/',
    'main.css%00',
    'main.css.br',
    '.env',
    'missing.js',
    '%252e%252e/secret.js',
  ];

  test('serves nothing else at any address', async () => {
    for (const path of [...attempts, ...below.map((rest) => `${base}/${rest}`)]) {
      const { status, body } = await getAsWritten(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toBe('secret');
      expect(JSON.parse(body)).toMatchObject({ success: false, errorType: 'NOT_FOUND' });
    }
  });

  test('answers 404 with the envelope, uncached and readable from anywhere', async () => {
    const answer = await get(`${base}/missing.js`);
    expect(answer.json()).toEqual({
      success: false,
      errorType: 'NOT_FOUND',
      message: 'No release has a file at this address.',
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  });
});

/** Uses a socket, because `fetch` and `inject` normalize the address before they send it. */
function getAsWritten(path: string): Promise<{ status: number | undefined; body: string }> {
  const { port } = registry.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (answer) => {
      let body = '';
      answer
        .setEncoding('utf8')
        .on('data', (text: string) => (body += text))
        .on('end', () => resolve({ status: answer.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['gzip, deflate, br', ['.br', '.gz', '']],
  ['gzip;q=1.0, br;q=0', ['.gz', '']],
  ['gzip ; q=0.8', ['.gz', '']],
  ['br; q=0, *', ['.gz', '']],
  ['identity', ['']],
  [undefined, ['']],
  ['GZIP', ['.gz', '']],
])('acceptedSuffixes(%p)', (header, suffixes) => expect(acceptedSuffixes(header)).toEqual(suffixes));
