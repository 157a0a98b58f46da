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
      origin: 'platform',
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

  test('is not kept by the word of a session: any remote in the page of an operator could send it', async () => {
    const headers = signedIn({ user_id: 1, permissions: 'manage_releases' });
    const before = await recorded();
    const answer = await registry.app.inject({
      ...{ method: 'PUT', url: `${address}/smoke-run`, headers },
      payload: { outcome: 'refused', findings: ['next-page'] },
    });
    expect(answer.statusCode).toBe(401);
    expect(await recorded()).toEqual(before);
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

describe('a server that requires a smoke run of the platform', () => {
  let strict: TestRegistry;
  let team: string;
  beforeAll(async () => {
    strict = await startTestRegistry({ requiresPlatformSmokeRun: true });
    team = await createReleaseToken(strict.database, { remote: 'mf-rooms' });
  });
  afterAll(() => strict.stop());

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const publish = async (marker: string) => {
    const answer = await strict.publish(draftRelease('mf-rooms', { marker }));
    return answer.json<{ result: { release: string } }>().result.release;
  };
  const report = (release: string, run: object, token: string) => {
    const url = `/platform/remotes/mf-rooms/releases/${release}/smoke-run`;
    return strict.app.inject({ method: 'PUT', url, headers: bearer(token), payload: run });
  };
  const promote = (release: string) => strict.command('remotes/mf-rooms/promote', { release }, bearer(team));
  const shown = async (release: string) => {
    const url = '/platform/remotes/mf-rooms/releases';
    const answer = await strict.app.inject({ url, headers: bearer(team) });
    const { releases } = answer.json<{ result: { releases: { release: string }[] } }>().result;
    return releases.find((one) => one.release === release);
  };

  test('does not take the word of a team for it', async () => {
    const release = await publish('reported');
    await report(release, { outcome: 'passed', findings: [] }, team);
    expect(await shown(release)).toMatchObject({
      smoke_run: { outcome: 'passed', origin: 'team' },
      awaits_smoke_run: true,
    });
    const refused = await promote(release);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      message: `mf-rooms ${release} is waiting for the platform's smoke run. Promote it when that has ended; the page Releases and the command status show it.`,
      errors: [{ field: 'smoke-run-pending' }],
    });
    const hotel = await strict.command('remotes/mf-rooms/promote', { release, hotels: [1] }, bearer(team));
    expect(hotel.statusCode).toBe(409);
    await report(release, { outcome: 'warned', findings: ['left-behind'] }, strict.token);
    await report(release, { outcome: 'refused', findings: ['throws'] }, team);
    expect(await shown(release)).toMatchObject({
      smoke_run: { outcome: 'warned', origin: 'platform' },
      awaits_smoke_run: false,
    });
    expect((await promote(release)).statusCode).toBe(200);
  });

  test('refuses what its own run refused, with the reasons', async () => {
    const release = await publish('refused');
    const run = { outcome: 'refused', findings: ['throws'], messages: ['The release throws at import.'] };
    await report(release, run, strict.token);
    const refused = await promote(release);
    expect([refused.statusCode, refused.json<{ errors: object[] }>().errors]).toEqual([
      409,
      [{ field: 'throws', message: 'The release throws at import.' }],
    ]);
  });

  test('lists for operators what waits, the newest first', async () => {
    const [older, newer] = [await publish('older'), await publish('newer')];
    const list = (token: string) =>
      strict.app.inject({ url: '/platform/smoke-runs', headers: bearer(token) });
    expect((await list(strict.token)).json()).toMatchObject({
      result: { waiting: [newer, older].map((release) => ({ remote: 'mf-rooms', release })) },
    });
    expect((await list(team)).statusCode).toBe(403);
  });
});
