import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken } from '../index.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

const publish = async (...draft: Parameters<typeof draftRelease>) =>
  (await registry.publish(draftRelease(...draft))).json<{ result: { release: string } }>().result.release;

const history = async (remote: string, token = registry.token) =>
  registry.app.inject({
    url: `/platform/remotes/${remote}/releases`,
    headers: { authorization: `Bearer ${token}` },
  });

interface History {
  result: {
    live: { release: string } | null;
    releases: { release: string; is_live: boolean }[];
    moves: { from_release: string | null; to_release: string }[];
  };
}

describe('POST /platform/remotes/:name/promote', () => {
  test('moves the pointer, records the change once and reports when nothing changes', async () => {
    const one = await publish('mf-moves');
    const two = await publish('mf-moves', { marker: 'two' });
    expect((await registry.promote('mf-moves', one)).json()).toEqual({
      success: true,
      message: `mf-moves ${one} is live.`,
      result: {
        remote: 'mf-moves',
        release: one,
        percent: null,
        hotels: null,
        previous: null,
        moved: true,
        base: `/releases/mf-moves/${one}/`,
      },
    });
    expect((await registry.promote('mf-moves', two)).json()).toMatchObject({
      result: { previous: one, moved: true },
    });
    expect((await registry.promote('mf-moves', two)).json()).toMatchObject({
      result: { previous: two, moved: false },
    });
    const { result } = (await history('mf-moves')).json<History>();
    expect(result.live).toMatchObject({ release: two, previous: one });
    expect(result.releases.map(({ release, is_live }) => [release, is_live])).toEqual([
      [two, true],
      [one, false],
    ]);
    expect(result.moves).toMatchObject([
      { from_release: one, to_release: two },
      { from_release: null, to_release: one },
    ]);
  });

  test('serializes concurrent promotions', async () => {
    const releases = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((marker) => publish('mf-race', { marker })),
    );
    const answers = await Promise.all(releases.map((release) => registry.promote('mf-race', release)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(releases.map(() => 200));
    const { result } = (await history('mf-race')).json<History>();
    const moves = result.moves.reverse();
    expect(moves.map((move) => move.to_release).sort()).toEqual([...releases].sort());
    expect(moves.map((move) => move.from_release)).toEqual([
      null,
      ...moves.slice(0, -1).map((move) => move.to_release),
    ]);
    expect(result.live?.release).toBe(moves.at(-1)?.to_release);
  });

  test('refuses an address or menu id of another live remote, also when both come at once', async () => {
    const route = [{ path: '/rooms/*' }];
    const [one, two] = await Promise.all([
      publish('mf-rooms', { routes: route, menu: [] }),
      publish('mf-suites', { routes: [{ path: '/rooms/:id' }], menu: [] }),
    ]);
    const answers = await Promise.all([
      registry.promote('mf-rooms', one),
      registry.promote('mf-suites', two),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json()).toMatchObject({
      errorType: 'CONFLICT',
      message: expect.stringMatching(
        /^The route \/rooms\/\S+ is taken, as mf-\w+ is live with \/rooms\/\S+: choose another path\.$/,
      ),
    });

    const menu = (path: string) => [{ id: 'rooms.all', label: path, path, order: 1 }];
    await registry.promote('mf-menu-one', await publish('mf-menu-one', { menu: menu('/mf-menu-one') }));
    const clash = await registry.promote(
      'mf-menu-two',
      await publish('mf-menu-two', { menu: menu('/mf-menu-two') }),
    );
    expect(clash.json()).toMatchObject({
      errorType: 'CONFLICT',
      message: 'The menu id rooms.all is taken by mf-menu-one: choose another id.',
    });
  });

  test('refuses a release that was never published, is of another remote, or lost its files', async () => {
    const release = await publish('mf-known');
    expect((await registry.promote('mf-known', '1.0.0-000000000000')).json()).toMatchObject({
      errorType: 'NOT_FOUND',
    });
    expect((await registry.promote('mf-unknown', release)).statusCode).toBe(404);
    await rm(join(registry.releasesFolder, 'mf-known', release), { recursive: true });
    const lost = await registry.promote('mf-known', release);
    expect([lost.statusCode, lost.json<{ message: string }>().message]).toEqual([
      409,
      `The files of mf-known ${release} are missing. Publish it again first.`,
    ]);
    const moves = await registry.database.query(
      sql`select from moves where remote in ('mf-known', 'mf-unknown')`,
    );
    expect(moves).toEqual([]);
  });

  test.each([
    [{}],
    [{ release: '../../etc' }],
    [{ release: 7 }],
    [[]],
    [{ release: '1.0.0-0123456789ab', soon: true }],
    [{ release: '1.0.0-0123456789ab', percent: 0 }],
    [{ release: '1.0.0-0123456789ab', percent: 100 }],
    [{ release: '1.0.0-0123456789ab', percent: 2.5 }],
    [{ release: '1.0.0-0123456789ab', percent: '5' }],
    [{ release: '1.0.0-0123456789ab', percent: 5, hotels: [1] }],
    [{ release: '1.0.0-0123456789ab', hotels: [] }],
    [{ release: '1.0.0-0123456789ab', hotels: ['1'] }],
    [{ release: '1.0.0-0123456789ab', hotels: [0] }],
    [{ release: '1.0.0-0123456789ab', hotels: 7 }],
    [{ release: '1.0.0-0123456789ab', percent: 5, turn: 1 }],
    [{ release: 'live' }],
    [{ release: 'live', percent: 5 }],
    ['x'],
    [undefined],
  ])('refuses the body %j', async (payload) => {
    const answer = await registry.app.inject({
      method: 'POST',
      url: '/platform/remotes/mf-known/promote',
      headers: {
        authorization: `Bearer ${registry.token}`,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      errorType: 'VALIDATION_ERROR',
      message: expect.stringMatching(/./),
    });
  });

  test('broken JSON is refused with a clear message', async () => {
    const answer = await registry.app.inject({
      method: 'POST',
      url: '/platform/remotes/mf-known/promote',
      headers: { authorization: `Bearer ${registry.token}`, 'content-type': 'application/json' },
      payload: '{"release":',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, errorType: 'BAD_REQUEST' });
  });

  test('a token of another team neither moves nor reads', async () => {
    const token = await createReleaseToken(registry.database, { remote: 'mf-other' });
    expect((await registry.promote('mf-known', '1.0.0-0123456789ab', token)).statusCode).toBe(403);
    expect((await history('mf-known', token)).statusCode).toBe(403);
    expect((await history('mf-known', 'release_wrong')).statusCode).toBe(401);
  });
});

test('createReleaseToken stores no token and takes no odd scope', async () => {
  const token = await createReleaseToken(registry.database, { remote: 'mf-secret' });
  const rows = await registry.database.query(sql`select * from release_tokens`);
  expect(JSON.stringify(rows)).not.toContain(token);
  await expect(createReleaseToken(registry.database, { remote: 'everything' })).rejects.toThrow(
    /A token is for one remote/,
  );
});

test('an unknown address below /platform is answered with the envelope', async () => {
  const answer = await registry.app.inject({ url: '/platform/nothing?a=1' });
  expect(answer.json()).toEqual({
    success: false,
    errorType: 'NOT_FOUND',
    message: 'There is nothing at GET /platform/nothing.',
  });
});

test('a hotel that the host does not have is named, and nothing moves', async () => {
  const app = await registry.start({ findTenants: async (ids) => ids.filter((id) => id < 10) });
  const release = await registry.release(draftRelease('mf-hoteliers'));
  const promote = (hotels: number[], of = release) =>
    app.inject({
      method: 'POST',
      url: '/platform/remotes/mf-hoteliers/promote',
      headers: { authorization: `Bearer ${registry.token}` },
      payload: { release: of, hotels },
    });
  for (const [hotels, message] of [
    [[7, 99999], 'There is no hotel 99999.'],
    [[10, 7, 11, 12], 'There are no hotels 10, 11 and 12.'],
  ] as const) {
    const answer = await promote([...hotels]);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { success: false, message, errorType: 'NOT_FOUND' },
    ]);
  }
  expect((await promote([7])).statusCode).toBe(200);
  expect((await promote([99999], 'live')).statusCode).toBe(200);
  await app.close();
});
