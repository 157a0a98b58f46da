import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { brokenAsking, brokenClaims, brokenDescriptors } from '../testing/gate/broken-descriptors.ts';
import { brokenFederation } from '../testing/gate/broken-federation.ts';
import { brokenContents, brokenReleaseFiles } from '../testing/gate/broken-files.ts';
import { gateCase, gateHost, otherDrafts } from '../testing/gate/gate-case.ts';
import { goodReleases } from '../testing/gate/good-releases.ts';
import { draftRelease, type ReleaseDraft } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

interface Answer {
  message: string;
  errors?: { code: string }[];
  result: { release: string; problems: { code: string }[] };
}

let registry: TestRegistry;
beforeAll(async () => {
  const { provided, hostLabels, ...host } = gateHost();
  registry = await startTestRegistry({
    ...host,
    apiVersions: host.apiVersions ?? {},
    providedVersions: async () => provided,
    hostLabels: async () => hostLabels,
  });
  for (const draft of otherDrafts()) await registry.release(draft);
});
afterAll(() => registry.stop());

/** Publishes and promotes with a team's token; returns the status of the refusal, or 200. */
async function tryToRelease(draft: ReleaseDraft) {
  const published = await registry.publish(draft);
  if (published.statusCode >= 400) return { stage: 'publish', status: published.statusCode, codes: [] };
  const { release, problems } = published.json<Answer>().result;
  const moved = await registry.promote(draft.manifest.name, release);
  const { errors = [] } = moved.json<Answer>();
  expect(problems).toEqual(errors);
  return { stage: 'promote', status: moved.statusCode, codes: errors.map(({ code }) => code) };
}

/** Erases all moves of a remote, so that the tests are independent of their order. */
async function forget(remote: string): Promise<void> {
  await registry.database.query(sql`delete from channels where remote = ${remote}`);
  await registry.database.query(sql`delete from moves where remote = ${remote}`);
}

const liveOf = (remote: string) =>
  registry.database.query<{ release: string }>(sql`select release from channels where remote = ${remote}`);

// Compressing large files twice takes seconds and proves nothing more.
const isSmall = ({ files }: ReleaseDraft) => Object.values(files).every((text) => text.length < 500_000);

describe('a release that is not compatible with the live set', () => {
  const broken = [
    ...brokenReleaseFiles,
    ...brokenContents,
    ...brokenFederation,
    ...brokenDescriptors,
    ...brokenAsking,
    ...brokenClaims,
  ].flatMap(([what, code, , change]) => {
    const one = gateCase();
    change(one);
    return isSmall(one.draft) ? [[what, code, one.draft] as const] : [];
  });

  beforeEach(() => forget('mf-bookings'));

  test.each(broken)('%s: never goes live', async (_what, code, draft) => {
    const { stage, status, codes } = await tryToRelease(draft);
    expect([stage, status]).toEqual(stage === 'publish' ? ['publish', 400] : ['promote', 409]);
    if (stage === 'promote') expect(codes).toContain(code);
    expect(await liveOf(draft.manifest.name)).toEqual([]);
  });
});

describe('a release that is compatible with the live set', () => {
  const host = gateHost();
  const { live } = gateCase();
  const good = goodReleases.flatMap(([what, change]) => {
    const one = gateCase();
    change(one);
    const isAlone = isDeepStrictEqual(one.host, host) && isDeepStrictEqual(one.live, live);
    return isAlone && isSmall(one.draft) && !one.draft.files['release.json']
      ? [[what, one.draft] as const]
      : [];
  });

  test.each(good)('%s: goes live', async (_what, draft) => {
    expect(await tryToRelease(draft)).toEqual({ stage: 'promote', status: 200, codes: [] });
  });
});

test('every reason is named at once', async () => {
  const draft = draftRelease('mf-many', { routes: [{ path: '/dashboard' }, { path: '/account' }], menu: [] });
  const { release } = (await registry.publish(draft)).json<Answer>().result;
  const answer = await registry.promote('mf-many', release);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({
    success: false,
    errorType: 'CONFLICT',
    message:
      'The route /dashboard is taken, as mf-dashboard is live with /dashboard: choose another path. There is one more reason.',
    errors: [
      expect.objectContaining({ code: 'route-clash', field: 'descriptor.routes[0].path' }),
      expect.objectContaining({ code: 'route-clash', field: 'descriptor.routes[1].path' }),
    ],
  });
});

test('a canary, a hotel and a rollback pass the same gate', async () => {
  const before = draftRelease('mf-moved', { routes: [{ path: '/old' }], menu: [] });
  const after = draftRelease('mf-moved', { marker: 'after', routes: [{ path: '/new' }], menu: [] });
  const first = await registry.release(before);
  const second = await registry.release(after);
  await registry.release(draftRelease('mf-settler', { routes: [{ path: '/old' }], menu: [] }));
  for (const [address, body] of [
    ['promote', { release: first }],
    ['promote', { release: first, percent: 5 }],
    ['promote', { release: first, hotels: [7] }],
    ['rollback', {}],
  ] as const) {
    const answer = await registry.command(`remotes/mf-moved/${address}`, body);
    expect([answer.statusCode, answer.json<Answer>().errors?.map(({ code }) => code)]).toEqual([
      409,
      ['route-clash'],
    ]);
  }
  expect(await liveOf('mf-moved')).toEqual([{ release: second }]);
});
