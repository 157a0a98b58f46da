import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const tarball = gzipSync(randomBytes(20_000));
let folder: string;
let server: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-sdk-'));
  const manifest = { name: '@suite/ui', version: '1.3.0-sdk-1a2b' };
  const described = {
    manifest,
    file: 'ui.tgz',
    integrity: 'sha512-a',
    shasum: 'b',
    fileCount: 1,
    unpackedSize: 1,
  };
  await writeFile(join(folder, 'index.json'), JSON.stringify({ packages: [described] }));
  await writeFile(join(folder, described.file), tarball);
  server = await createTestApp({ SDK_DIR: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

// Decoding an extra encoding would leave a client with a file of another hash.
test.each(['gzip', 'gzip,deflate', 'br', 'identity'])(
  'a tarball of the SDK is sent as it is to a client that accepts %s',
  async (encoding) => {
    const answer = await server.app.inject({
      url: '/platform/sdk/@suite/ui/-/ui-1.3.0-sdk-1a2b.tgz',
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.rawPayload.equals(tarball)).toBe(true);
  },
);
