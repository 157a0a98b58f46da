import { once } from 'node:events';
import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { draftRelease, list } from '../testing/release-draft.ts';
import { startS3 } from '../testing/s3/start-s3.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

const unavailable = {
  success: false,
  errorType: 'UNAVAILABLE',
  message: 'The release storage does not answer right now. Please try again soon.',
};
const screen = 'static/screen.12345678.js';
const draft = draftRelease('mf-far');

let s3: Awaited<ReturnType<typeof startS3>>;
let registry: TestRegistry;
let url: string;
let base: string;
beforeAll(async () => {
  s3 = await startS3();
  const timeouts = { answer: 4_000, put: 4_000, silence: 2_000 };
  registry = await startTestRegistry({ s3: { ...s3, prefix: '', timeouts } });
  base = `/releases/mf-far/${await registry.release(draft)}`;
  url = await registry.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await registry.stop();
  await s3.stop();
});
afterEach(() => s3.line.become('works'));

test('a file comes out of the bucket with the headers it has from a disk', async () => {
  const answer = await registry.app.inject({
    url: `${base}/${screen}`,
    headers: { 'accept-encoding': 'br' },
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(draft.files[screen]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-length': String(answer.rawPayload.length),
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  const plain = await registry.app.inject(`${base}/main.css`);
  expect([plain.body, plain.headers['content-encoding']]).toEqual([draft.files['main.css'], undefined]);
  const head = await registry.app.inject({ method: 'HEAD', url: `${base}/main.css` });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect((await registry.app.inject(`${base}/missing.js`)).statusCode).toBe(404);
});

test.each(['dead', 'silent'] as const)(
  'a bucket that is %s is answered with 503, which is not cached',
  async (state) => {
    s3.line.become(state);
    const next = draftRelease('mf-far', { marker: state });
    // The requests run in parallel, as each waits for the full timeout of the bucket.
    const answers = await Promise.all([
      registry.app.inject(`${base}/main.css`),
      registry.publish(next),
      registry.promote('mf-far', base.split('/')[3] ?? ''),
    ]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([503, unavailable]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await registry.document()).statusCode).toBe(200);
    s3.line.become('works');
    expect((await registry.publish(next)).statusCode).toBe(201);
    expect((await registry.app.inject(`${base}/main.css`)).statusCode).toBe(200);
  },
  120_000,
);

test('a bucket that stops in the middle of a file aborts the answer, so that no client takes it for complete', async () => {
  const bytes = 'x'.repeat(400_000);
  const heavy = draftRelease('mf-large');
  heavy.files['static/large.bin'] = bytes;
  const address = `${url}/releases/mf-large/${await registry.release(list(heavy))}/static/large.bin`;
  expect((await fetch(address).then((answer) => answer.text())).length).toBe(bytes.length);
  s3.line.become('stalls');
  const [answer] = (await once(get(address, { agent: false }), 'response')) as [NodeJS.ReadableStream];
  const ended = await new Promise((resolve) => {
    answer
      .resume()
      .on('end', () => resolve('whole'))
      .on('error', () => resolve('broken off'));
  });
  expect(ended).toBe('broken off');
});
