import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import type { SdkPackage } from './sdk-index.ts';

const ui: SdkPackage = {
  manifest: { name: '@suite/ui', version: '1.3.0-sdk-1a2b', dependencies: { antd: '6.6.8' } },
  file: 'suite-ui-1.3.0-sdk-1a2b.tgz',
  integrity: 'sha512-aaaa',
  shasum: 'bbbb',
  fileCount: 2,
  unpackedSize: 30,
};

let folder: string;
let server: TestRegistry;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-sdk-'));
  await writeFile(join(folder, 'index.json'), JSON.stringify({ packages: [ui] }));
  await writeFile(join(folder, ui.file), 'the tarball');
  server = await startTestRegistry({ sdk: { folder, publicUrl: 'https://suite.example' } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: `/platform/sdk/${path}`, headers });

describe('a package of the SDK', () => {
  test.each(['@suite/ui', '@suite%2fui', '@suite%2Fui'])(
    'is described at %s as npm expects it',
    async (path) => {
      const answer = await get(path, { host: 'suite.example' });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.json()).toEqual({
        name: '@suite/ui',
        'dist-tags': { latest: '1.3.0-sdk-1a2b' },
        versions: {
          '1.3.0-sdk-1a2b': {
            ...ui.manifest,
            _id: '@suite/ui@1.3.0-sdk-1a2b',
            dist: {
              tarball: 'https://suite.example/platform/sdk/@suite/ui/-/ui-1.3.0-sdk-1a2b.tgz',
              integrity: 'sha512-aaaa',
              shasum: 'bbbb',
              fileCount: 2,
              unpackedSize: 30,
            },
          },
        },
      });
    },
  );

  test('names tarballs below the address by which the client came', async () => {
    const answer = await get('@suite/ui', { host: 'internal.example:3000' });
    expect(answer.body).toContain('"http://internal.example:3000/platform/sdk/@suite/ui/-/');
  });

  test('is not sent again to a client that has its description', async () => {
    const { etag = '' } = (await get('@suite/ui')).headers;
    const again = await get('@suite/ui', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each(['@suite/ui/-/ui-1.3.0-sdk-1a2b.tgz', '@suite%2Fui/-/ui-1.3.0-sdk-1a2b.tgz'])(
    'sends its tarball at %s, to be kept for good',
    async (path) => {
      const answer = await get(path);
      expect(answer.body).toBe('the tarball');
      expect(answer.headers).toMatchObject({
        'content-type': 'application/gzip',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    },
  );

  test('answers HEAD', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/platform/sdk/@suite/ui' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

test('the packages and their versions are listed', async () => {
  expect((await get('')).json()).toEqual({ packages: { '@suite/ui': '1.3.0-sdk-1a2b' } });
});

describe('other addresses', () => {
  test.each([
    ['@suite/database', 'The SDK has no package @suite/database.'],
    ['react', 'The SDK has no package react.'],
    ['@suite/ui/-/ui-1.2.0.tgz', '@suite/ui has no tarball ui-1.2.0.tgz here.'],
    ['@suite/ui/-/..%2f..%2fpackage.tgz', 'The SDK has no package @suite/ui/-/../../package.tgz.'],
  ])('%s: not there, in the words that npm shows', async (path, error) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.json()]).toEqual([404, { error }]);
  });

  test.each(['PUT', 'POST', 'DELETE'] as const)(
    '%s is refused: nothing is published here',
    async (method) => {
      const answer = await server.app.inject({ method, url: '/platform/sdk/@suite/ui' });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(answer.json()).toEqual({ error: 'This registry is read-only: the suite serves its own SDK.' });
    },
  );

  test('nothing is there while the SDK is not built', async () => {
    const app = await server.start({
      sdk: { folder: join(folder, 'none'), publicUrl: 'https://suite.example' },
    });
    const answer = await app.inject({ method: 'GET', url: '/platform/sdk/@suite/ui' });
    expect(answer.statusCode).toBe(404);
    await app.close();
  });
});
