import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createReleaseToken } from '../tokens/release-tokens.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
let address: string;
const draft = draftRelease('mf-rooms');

beforeAll(async () => {
  registry = await startTestRegistry();
  const release = (await registry.publish(draft)).json<{ result: { release: string } }>().result.release;
  address = `/platform/remotes/mf-rooms/releases/${release}`;
});
afterAll(() => registry.stop());

const put = (payload: object, bearer = registry.token, url = `${address}/smoke-run`) =>
  registry.app.inject({ method: 'PUT', url, headers: { authorization: `Bearer ${bearer}` }, payload });
const recorded = async () => {
  const url = '/platform/remotes/mf-rooms/releases';
  const answer = await registry.app.inject({ url, headers: { authorization: `Bearer ${registry.token}` } });
  return answer.json<{ result: { releases: { smoke_run: object | null }[] } }>().result.releases[0]
    ?.smoke_run;
};

describe('the smoke run of a release', () => {
  test('is kept beside it, the last one in place of the one before', async () => {
    expect(await recorded()).toBeNull();
    expect((await put({ outcome: 'refused', findings: ['next-page'] })).statusCode).toBe(200);
    expect(await recorded()).toEqual({
      outcome: 'refused',
      findings: ['next-page'],
      ran_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    await put({ outcome: 'passed', findings: [] });
    expect(await recorded()).toMatchObject({ outcome: 'passed', findings: [] });
  });

  test.each([
    [{ outcome: 'fine', findings: [] }, 'outcome must be one of: passed, warned, refused'],
    [{ outcome: 'passed' }, 'findings is required'],
    [{ outcome: 'passed', findings: ['<b>'] }, 'findings must list codes such as next-page'],
    [{ outcome: 'passed', findings: [], by: 'me' }, 'The body has unknown fields: by'],
  ])('is refused as %j', async (body, message) => {
    const answer = await put(body);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message]);
  });

  test('is kept for those alone who release the remote', async () => {
    const other = await createReleaseToken(registry.database, { remote: 'mf-other' });
    expect((await put({ outcome: 'passed', findings: [] }, other)).statusCode).toBe(403);
    const visitor = await registry.app.inject({ url: address, headers: signedIn({ user_id: 1 }) });
    expect(visitor.statusCode).toBe(403);
  });

  test('starts from the release.json that was published', async () => {
    const headers = { authorization: `Bearer ${registry.token}` };
    const answer = await registry.app.inject({ url: address, headers });
    expect(answer.json()).toMatchObject({ result: { manifest: draft.manifest } });
  });

  test('cannot be kept for a release that was never published', async () => {
    const url = '/platform/remotes/mf-rooms/releases/1.0.0-000000000000/smoke-run';
    const answer = await put({ outcome: 'passed', findings: [] }, registry.token, url);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      404,
      'The registry holds no files of mf-rooms 1.0.0-000000000000. Publish it first.',
    ]);
  });
});
