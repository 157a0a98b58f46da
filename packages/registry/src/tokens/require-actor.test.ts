import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import type { ReleaseDependencies } from '@suite/descriptor';
import { createReleaseToken } from '../index.ts';
import { historyOf, publishAll } from '../testing/release-history.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
let own: string;
let foreign: string;
let a: string;
beforeAll(async () => {
  registry = await startTestRegistry();
  own = await createReleaseToken(registry.database, { remote: 'mf-matrix', label: 'Team Matrix' });
  foreign = await createReleaseToken(registry.database, { remote: 'mf-other' });
  [a = ''] = await publishAll(registry, 'mf-matrix', 'ab');
  await registry.promote('mf-matrix', a);
});
afterAll(() => registry.stop());

const callers: [string, () => Record<string, string>, number][] = [
  ['an anonymous caller', () => ({}), 401],
  ['an unknown token', () => ({ authorization: 'Bearer release_wrong' }), 401],
  ["another team's token", () => ({ authorization: `Bearer ${foreign}` }), 403],
  ["the team's token", () => ({ authorization: `Bearer ${own}` }), 200],
  ['a person without the permission', () => signedIn({ user_id: 1, permissions: 'manage_hotel' }), 403],
  ['a person with the permission', () => signedIn({ user_id: 1, permissions: 'fly,manage_releases' }), 200],
];
const commands: [string, 'GET' | 'POST', () => [url: string, body?: object]][] = [
  ['promote', 'POST', () => ['remotes/mf-matrix/promote', { release: a }]],
  ['promote to hotels', 'POST', () => ['remotes/mf-matrix/promote', { release: 'live', hotels: [1] }]],
  ['roll back', 'POST', () => ['remotes/mf-matrix/rollback', { from: '0.0.0-0123456789ab' }]],
  ['take a turn', 'POST', () => ['remotes/mf-matrix/turns']],
  ['read the history', 'GET', () => ['remotes/mf-matrix/releases']],
];
const matrix = commands.flatMap(([command, method, send]) =>
  callers.map(([caller, headers, status]) => ({ command, method, send, caller, headers, status })),
);

describe('who may do what', () => {
  test.each(matrix)('$command: $caller is answered $status', async ({ method, send, headers, status }) => {
    const [url, payload] = send();
    const request = { method, url: `/platform/${url}`, headers: headers(), ...(payload && { payload }) };
    const answer = await registry.app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: status === 200, message: expect.stringMatching(/\.$/) });
  });

  test('the overview holds every remote for a person, and their own for a team', async () => {
    await publishAll(registry, 'mf-another', 'a');
    const names = async (headers: Record<string, string>) => {
      const answer = await registry.app.inject({ url: '/platform/releases/overview', headers });
      return answer.statusCode === 200
        ? answer
            .json<{ result: { remotes: { remote: string }[] } }>()
            .result.remotes.map(({ remote }) => remote)
        : answer.statusCode;
    };
    expect(await names(signedIn({ user_id: 1, permissions: 'manage_releases' }))).toEqual([
      'mf-another',
      'mf-matrix',
    ]);
    expect(await names({ authorization: `Bearer ${own}` })).toEqual(['mf-matrix']);
    expect(await names({ authorization: `Bearer ${foreign}` })).toEqual([]);
    expect(await names(signedIn({ user_id: 1 }))).toBe(403);
    expect(await names({})).toBe(401);
  });

  test('the dependencies hold every live release for a person, and their own for a team', async () => {
    const live = async (headers: Record<string, string>) => {
      const answer = await registry.app.inject({ url: '/platform/releases/dependencies', headers });
      if (answer.statusCode !== 200) return answer.statusCode;
      const { result } = answer.json<{ result: ReleaseDependencies }>();
      return [...result.releases, ...result.dependencies].map(
        ({ remote, release }) => `${remote}/${release}`,
      );
    };
    await registry.promote('mf-matrix', a);
    // The release is listed twice: for itself and for its shared module.
    const matrix = [`mf-matrix/${a}`, `mf-matrix/${a}`];
    expect(await live(signedIn({ user_id: 1, permissions: 'manage_releases' }))).toEqual(matrix);
    expect(await live({ authorization: `Bearer ${own}` })).toEqual(matrix);
    expect(await live({ authorization: `Bearer ${foreign}` })).toEqual([]);
    expect(await live(signedIn({ user_id: 1 }))).toBe(403);
    expect(await live({})).toBe(401);
  });

  test('publishing is for tokens alone', async () => {
    const answer = await registry.command(
      'releases',
      {},
      signedIn({ user_id: 1, permissions: 'manage_releases' }),
    );
    expect(answer.statusCode).toBe(401);
  });
});

test('each move says who made it, from where, and of which kind they are', async () => {
  const [, b = ''] = await publishAll(registry, 'mf-matrix', 'ab');
  const person = (user_id: number) => signedIn({ user_id, permissions: 'manage_releases' });
  await registry.promote('mf-matrix', b, own);
  await registry.command('remotes/mf-matrix/promote', { release: a, percent: 5 }, person(1));
  await registry.command('remotes/mf-matrix/rollback', {}, person(3));
  const moves = await registry.database.query(sql`
    select channel, moved_by is not null as by_token, moved_by_user, moved_by_name, address from moves
    where remote = 'mf-matrix' order by id desc limit 4`);
  const address = '127.0.0.1';
  expect(moves).toEqual([
    { channel: 'live', by_token: false, moved_by_user: 3, moved_by_name: 'person 3', address },
    { channel: 'canary', by_token: false, moved_by_user: 3, moved_by_name: 'person 3', address },
    { channel: 'canary', by_token: false, moved_by_user: 1, moved_by_name: 'olga@suite.test', address },
    { channel: 'live', by_token: true, moved_by_user: null, moved_by_name: 'Team Matrix', address },
  ]);
  const [latest] = (await historyOf(registry, 'mf-matrix')).moves;
  expect(latest).toMatchObject({ moved_by: 'person 3', moved_at: expect.any(String), kind: 'rollback' });
});
