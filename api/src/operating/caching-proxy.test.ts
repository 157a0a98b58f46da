import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createReleaseToken } from '@suite/registry';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openProxy } from '../testing/processes/open-proxy.ts';
import { pipelineOf } from '../testing/release-over-http.ts';

const remote = 'mf-cached';
let server: TestApp;
let cdn: Awaited<ReturnType<typeof openProxy>>;
let team: ReturnType<typeof pipelineOf>;
let shellDir: string;

beforeAll(async () => {
  shellDir = await mkdtemp(join(tmpdir(), 'suite-cdn-'));
  server = await createTestApp({ SHELL_DIR: shellDir, TRUST_PROXY: '1' });
  cdn = await openProxy([await server.app.listen({ port: 0, host: '127.0.0.1' })], { isCdn: true });
  team = pipelineOf(remote, await createReleaseToken(server.database, { remote: '*' }));
});
afterAll(async () => {
  await cdn.close();
  await server.close();
  await rm(shellDir, { recursive: true });
});

/** `asked` counts the calls of the server. */
async function get(path: string, headers: Record<string, string> = {}) {
  const before = cdn.asked();
  const answer = await fetch(`${cdn.url}${path}`, { headers });
  return { answer, text: await answer.text(), asked: cdn.asked() - before };
}

test('a file of a release is asked for once, in each encoding', async () => {
  const draft = team.draft('a');
  const file = `/releases/${remote}/${await team.publish(cdn.url, draft)}/static/screen.12345678.js`;
  for (const encoding of ['br', 'identity']) {
    const [first, second] = [
      await get(file, { 'accept-encoding': encoding }),
      await get(file, { 'accept-encoding': encoding }),
    ];
    expect([first.asked, second.asked]).toEqual([1, 0]);
    expect([first.text, second.text]).toEqual([
      draft.files['static/screen.12345678.js'],
      draft.files['static/screen.12345678.js'],
    ]);
  }
});

test('a copy that a cache asks about again is confirmed without being sent again', async () => {
  const file = `/releases/${remote}/${await team.publish(cdn.url, team.draft('a'))}/main.css`;
  const etag = (await get(file)).answer.headers.get('etag') ?? '';
  const confirmed = await fetch(`${cdn.url}${file}?again`, { headers: { 'if-none-match': etag } });
  expect([confirmed.status, await confirmed.text()]).toEqual([304, '']);
});

test('what is live is asked for each time, so that a promote and a rollback are seen at once', async () => {
  const [a, b] = [await team.publish(cdn.url, team.draft('a')), await team.publish(cdn.url, team.draft('b'))];
  for (const release of [a, b]) {
    await team.promote(cdn.url, release);
    expect(await team.live(cdn.url)).toBe(release);
  }
  await team.rollBack(cdn.url);
  expect(await team.live(cdn.url)).toBe(a);
  const [first, second] = [await get('/platform/remotes'), await get('/platform/remotes')];
  expect([first.asked, second.asked]).toEqual([1, 1]);
  expect(first.answer.headers.get('cache-control')).toBe('private, no-cache');
});

test.each([
  `/releases/${remote}/1.0.0-000000000000/main.css`,
  '/platform/releases/overview',
  '/api/auth/user-profile',
  '/api/health',
])('%s is not kept', async (path) => {
  await get(path);
  expect((await get(path)).asked).toBe(1);
});
