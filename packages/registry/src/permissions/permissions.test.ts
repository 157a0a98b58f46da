import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import type { OwnPermissionState, RegistryDocument } from '@suite/descriptor';
import { createReleaseToken } from '../tokens/release-tokens.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';
import type { PermissionDecision } from './permission-host.ts';

const manage = { name: 'spa.manage', title: 'Manage the spa', explanation: 'Book and move treatments.' };
const applied: Pick<PermissionDecision, 'decision' | 'permission_name' | 'title'>[] = [];
const operator = signedIn({ user_id: 1, permissions: 'manage_releases' });
const reworded = { ...manage, title: 'Run the spa' };
let registry: TestRegistry;
let markers = 0;

beforeAll(async () => {
  registry = await startTestRegistry({
    permissionHost: {
      applyDecision: async (_tx, { decision, permission_name, title }) => {
        if (title === 'Breaks') throw new Error('broken');
        applied.push({ decision, permission_name, title });
      },
      countRoles: async () => new Map([['spa.manage', 3]]),
    },
  });
});
afterAll(() => registry.stop());
beforeEach(async () => {
  applied.length = 0;
  await registry.database.query(sql`delete from permission_decisions`);
});

const spa = (ownPermissions = [manage], more: object = {}) =>
  draftRelease('mf-spa', {
    title: 'Spa',
    marker: String((markers += 1)),
    ownPermissions,
    routes: [{ path: '/spa', permissions: ['spa.manage'] }],
    menu: [{ id: 'spa.main', label: 'Spa', path: '/spa', order: 1, permissions: ['spa.manage'] }],
    ...more,
  });
const decide = (verb: string, body: object = {}, headers = operator, name = 'spa.manage') =>
  registry.command(`permissions/${name}/${verb}`, body, headers);

async function stateOf(name = 'spa.manage'): Promise<OwnPermissionState | undefined> {
  const url = '/platform/remotes/mf-spa/releases';
  const answer = await registry.app.inject({ url, headers: operator });
  return answer
    .json<{ result: { permissions?: OwnPermissionState[] } }>()
    .result.permissions?.find((one) => one.name === name);
}
const menuOf = async (permissions: string) =>
  (await registry.document(signedIn({ user_id: 2, permissions })))
    .json<RegistryDocument>()
    .remotes.flatMap(({ menu }) => menu.map(({ label }) => label));

test('a release goes live with a permission that waits, and shows nothing of it to those who do not hold it', async () => {
  const release = await registry.release(spa());
  expect(await stateOf()).toMatchObject({
    status: 'waiting',
    accepted: null,
    declared: { title: 'Manage the spa', remote_title: 'Spa', release },
    decided_by: null,
  });
  const { body } = await registry.document(signedIn({ user_id: 2, permissions: 'manage_hotel' }));
  expect(body).not.toContain('spa.manage');
  expect(body).not.toContain('"Spa"');
  expect(await menuOf('spa.manage')).toEqual(['Spa']);
});

test('the gate warns of permissions that wait, of another remote too, and of none that are accepted', async () => {
  await registry.release(spa());
  const check = async (manifest: object) => {
    const answer = await registry.command('releases/check', { release: manifest });
    const { problems, warnings } = answer.json<{
      result: { problems: object[]; warnings: { code: string; field: string; message: string }[] };
    }>().result;
    expect(problems).toEqual([]);
    return warnings.map(({ code, field }) => `${code} ${field}`);
  };
  const { manifest } = spa();
  const other = draftRelease('mf-pool', {
    routes: [{ path: '/pool', permissions: ['manage_hotel', 'spa.manage'] }],
    menu: [],
  });
  expect(await check(manifest)).toEqual(['permission-not-accepted descriptor.ownPermissions[0].name']);
  expect(await check(other.manifest)).toEqual(['permission-not-accepted descriptor.routes[0].permissions']);
  await decide('accept');
  expect(await check(manifest)).toEqual([]);
  expect(await check(other.manifest)).toEqual([]);
});

describe('a decision', () => {
  test('to accept is made once, applied to the host, and kept with who made it', async () => {
    await registry.release(spa());
    const answer = await decide('accept');
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'spa.manage is accepted.',
      result: { remote: 'mf-spa', changed: true, permission: { status: 'accepted', roles: 3 } },
    });
    expect((await decide('accept')).json()).toMatchObject({
      message: 'spa.manage is accepted already.',
      result: { changed: false },
    });
    expect(applied).toEqual([
      { decision: 'accepted', permission_name: 'spa.manage', title: 'Manage the spa' },
    ]);
    expect(await stateOf()).toMatchObject({ status: 'accepted', decided_by: 'olga@suite.test' });
  });

  test('to refuse leaves it to no user until a release says something else', async () => {
    await registry.release(spa());
    expect((await decide('refuse')).statusCode).toBe(200);
    expect(await stateOf()).toMatchObject({ status: 'refused', accepted: null });
    await registry.release(spa([reworded]));
    expect(await stateOf()).toMatchObject({ status: 'waiting', accepted: null });
    expect((await decide('accept')).statusCode).toBe(200);
    expect((await decide('refuse')).json()).toMatchObject({
      errorType: 'CONFLICT',
      message: 'spa.manage is accepted: withdraw it to take it from all users.',
    });
  });

  test('to withdraw takes back what was accepted, and nothing else', async () => {
    await registry.release(spa());
    expect((await decide('withdraw')).statusCode).toBe(409);
    await decide('accept');
    await registry.release(spa([], { routes: [{ path: '/spa' }], menu: [] }));
    expect(await stateOf()).toMatchObject({ status: 'unused', accepted: manageTexts });
    expect((await decide('withdraw')).statusCode).toBe(200);
    expect((await decide('withdraw')).json()).toMatchObject({ message: 'spa.manage is withdrawn already.' });
    expect(await stateOf()).toMatchObject({ status: 'withdrawn', accepted: null, declared: null });
    expect((await decide('accept')).statusCode).toBe(409);
    expect(applied.map(({ decision }) => decision)).toEqual(['accepted', 'withdrawn']);
  });

  test('is not made where the host cannot apply it', async () => {
    await registry.release(spa([{ ...manage, title: 'Breaks' }]));
    expect((await decide('accept')).statusCode).toBe(500);
    expect(await stateOf()).toMatchObject({ status: 'waiting' });
  });

  test('is for operators and for tokens of all remotes', async () => {
    await registry.release(spa());
    const team = {
      authorization: `Bearer ${await createReleaseToken(registry.database, { remote: 'mf-spa' })}`,
    };
    for (const verb of ['accept', 'refuse', 'withdraw']) {
      expect((await decide(verb, {}, {})).statusCode).toBe(401);
      expect((await decide(verb, {}, signedIn({ user_id: 2, permissions: 'manage_hotel' }))).statusCode).toBe(
        403,
      );
      expect((await decide(verb, {}, team)).json()).toMatchObject({
        errorType: 'PERMISSION_DENIED',
        message: 'Operators decide about permissions: ask one of them about spa.manage.',
      });
    }
    expect(applied).toEqual([]);
    expect((await registry.command('permissions/spa.manage/accept')).statusCode).toBe(200);
  });

  test.each(['spa.other', 'manage_hotel', 'toString', 'pool.manage', '.manage'])(
    'about %s, which no release declares, is refused',
    async (name) => {
      await registry.release(spa());
      const answer = await decide('accept', {}, operator, name);
      expect([answer.statusCode, answer.json().message]).toEqual([404, `No release declares ${name}.`]);
    },
  );

  test.each([{ release: 7 }, { release: '../x' }, { title: 'Mine' }])('with %j is refused', async (body) => {
    await registry.release(spa());
    expect((await decide('accept', body)).statusCode).toBe(400);
  });
});

const manageTexts = {
  remote_title: 'Spa',
  title: 'Manage the spa',
  explanation: 'Book and move treatments.',
  translations: {},
};

describe('a release that says something else', () => {
  test('leaves the accepted wording until that is accepted, too', async () => {
    await registry.release(spa());
    await decide('accept');
    await registry.release(spa([reworded]));
    expect(await stateOf()).toMatchObject({
      status: 'reworded',
      accepted: manageTexts,
      declared: { title: 'Run the spa' },
    });
    await decide('accept');
    expect(await stateOf()).toMatchObject({ status: 'accepted', accepted: { title: 'Run the spa' } });
  });

  test('waits as well for a translation', async () => {
    await registry.release(spa());
    await decide('accept');
    const translations = { de: { 'Manage the spa': 'Alles dürfen', Spa: 'Spa' } };
    await registry.release(spa([manage], { translations }));
    expect(await stateOf()).toMatchObject({
      status: 'reworded',
      declared: { translations: { de: { title: 'Alles dürfen', remote_title: 'Spa' } } },
    });
  });

  test('is not accepted by an operator who read the release before', async () => {
    const read = await registry.release(spa());
    const same = await registry.release(spa());
    expect((await decide('accept', { release: read })).statusCode).toBe(200);
    await decide('withdraw');
    const changed = await registry.release(spa([reworded]));
    for (const release of [read, same, '9.9.9-0123456789ab']) {
      expect((await decide('accept', { release })).json()).toMatchObject({
        errorType: 'CONFLICT',
        message: `${changed} says something else about spa.manage than ${release}: read it and accept it again.`,
      });
    }
    expect((await decide('accept', { release: changed })).statusCode).toBe(200);
  });
});

test('a published release may be decided about before it goes live; the live one comes first', async () => {
  await registry.publish(spa([manage, { ...manage, name: 'spa.read', title: 'See the spa' }]));
  expect(await stateOf('spa.read')).toMatchObject({ status: 'waiting' });
  expect((await decide('accept', {}, operator, 'spa.read')).statusCode).toBe(200);
  await registry.release(spa());
  await registry.publish(spa([reworded]));
  expect(await stateOf()).toMatchObject({ declared: { title: 'Manage the spa' } });
});
