import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startS3 } from '../testing/s3/start-s3.ts';
import { openReleaseStorage, describeS3StartError } from './open-release-storage.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { openBucket } from './s3-bucket.ts';

const folder = 'mf-far/1.0.0-3f2a9c0d1e4b';
const cutOff = 'mf-far/2.0.0-3f2a9c0d1e4b';
/** The short timeouts are for failing operations only. */
const shortTimeouts = { answer: 500, put: 500 };
const unavailable = {
  status: 503,
  errorType: 'UNAVAILABLE',
  message: 'The release storage does not answer right now. Please try again soon.',
};

let s3: Awaited<ReturnType<typeof startS3>>;
let root: string;
let storage: ReleaseStorage;
const settings = () => ({ ...s3, prefix: 'house/', pageSize: 2, timeouts: { silence: 1_000 } });

beforeAll(async () => {
  s3 = await startS3();
  root = await mkdtemp(join(tmpdir(), 'suite-s3-storage-'));
});
afterAll(async () => {
  await s3.stop();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  storage = await openReleaseStorage(root, settings());
  await put();
});
afterEach(() => s3.line.become('works'));

async function put(to = storage) {
  const staged = await to.stage();
  await writeFile(join(staged, 'entry.js'), Buffer.alloc(500_000, 'x'));
  try {
    await to.put(staged, folder);
  } finally {
    await to.discard(staged);
  }
}

/** Sets the modification time of everything in the bucket to two days ago. */
async function ageEverything() {
  const then = new Date(Date.now() - 48 * 60 * 60 * 1000);
  for (const name of await readdir(s3.folder, { recursive: true })) {
    await utimes(join(s3.folder, name), then, then);
  }
}

describe('a bucket that fails', () => {
  test.each(['dead', 'silent'] as const)(
    'and is %s says so of whatever is asked, and is used again when it is back',
    async (state) => {
      s3.line.become(state);
      const failing = await openReleaseStorage(root, { ...settings(), timeouts: shortTimeouts });
      // The calls run in parallel, as each waits for the full timeout.
      const asked = await Promise.allSettled([
        failing.exists(folder),
        failing.open(folder, 'entry.js'),
        failing.check(),
        failing.list(),
        put(failing),
        failing.remove(folder),
      ]);
      const refused = { status: 'rejected', reason: expect.objectContaining(unavailable) };
      expect(asked).toEqual(asked.map(() => refused));
      s3.line.become('works');
      await put();
      expect(await storage.exists(folder)).toBe(true);
    },
  );

  test('at start-up does not keep the server from starting', async () => {
    s3.line.become('dead');
    const opened = await openReleaseStorage(root, settings());
    await expect(opened.check()).rejects.toMatchObject(unavailable);
    s3.line.become('works');
    expect(await opened.exists(folder)).toBe(true);
  });

  test('in the midst of a file ends the file with an error', async () => {
    await storage.open(folder, 'entry.js').then((found) => found?.stream().destroy());
    s3.line.become('stalls');
    const found = await storage.open(folder, 'entry.js');
    if (!found) throw new Error('The file is missing.');
    await expect(buffer(found.stream())).rejects.toThrow();
  });
});

test('an interrupted upload is not served and swept once it is old; an indexed one stays', async () => {
  await ageEverything();
  await storage.sweep();
  const bucket = await openBucket(settings());
  for (const path of ['entry.js', 'static/a.js', 'static/b.js', 'z.css'])
    await bucket.put(`${cutOff}/some-upload/${path}`, 'half');
  expect([await storage.exists(cutOff), await storage.open(cutOff, 'entry.js')]).toEqual([false, undefined]);
  expect([await storage.list(), await storage.sweep()]).toEqual([[folder], 0]);

  await ageEverything();
  await put();
  // The sweep deletes the aborted upload and the replaced one.
  expect([await storage.sweep(), await storage.sweep()]).toEqual([2, 0]);
  expect(await bucket.list('mf-far/2.0.0')).toEqual([]);
  await ageEverything();
  expect(await storage.sweep()).toBe(0);
  expect((await storage.open(folder, 'entry.js'))?.size).toBe(500_000);
});

test('a bucket that is not there is refused when it is opened', async () => {
  await expect(openReleaseStorage(root, { ...settings(), bucket: 'no-such-bucket' })).rejects.toThrow(
    /^There is no bucket no-such-bucket at http:\/\/127\.0\.0\.1:\d+: create it, or check RELEASES_S3_BUCKET\.$/,
  );
});

test.each([
  [
    { name: 'CredentialsProviderError' },
    'There are no credentials for the bucket mine: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ],
  [
    { name: 'PermanentRedirect', $metadata: { httpStatusCode: 301 } },
    'The bucket mine is in another region: check RELEASES_S3_REGION.',
  ],
  [
    { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } },
    'The bucket mine refuses these credentials (AccessDenied): check them and their permissions.',
  ],
  [{ name: 'TimeoutError' }, undefined],
  [undefined, undefined],
])('what %j means for who starts a server', (failure, sentence) => {
  const mine = { bucket: 'mine', region: 'eu-central-1', endpoint: undefined, prefix: '' };
  expect(describeS3StartError(mine, failure)).toBe(sentence);
});
