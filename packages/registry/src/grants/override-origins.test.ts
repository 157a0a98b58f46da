import { overrideHeader } from '@suite/descriptor';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken } from '../index.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { historyOf, visibleTo } from '../testing/release-history.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

const name = 'mf-bookings';
const operator = signedIn({ user_id: 1, permissions: 'manage_releases' });

let registry: TestRegistry;
let team: Record<string, string>;
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.release(draftRelease(name));
  const token = await createReleaseToken(registry.database, { remote: name, label: 'Team Bookings' });
  team = { authorization: `Bearer ${token}` };
});
afterAll(() => registry.stop());

const grant = (origin: string, headers = team) =>
  registry.command(
    'overrides',
    { remote: name, url: `${origin}/`, release: draftRelease(name, { marker: 'dev' }).manifest },
    headers,
  );
const decide = (verb: 'accept' | 'refuse', origin: string, headers = operator) =>
  registry.command(`remotes/${name}/override-origins/${verb}`, { origin }, headers);
const statusOf = async (origin: string) =>
  (await historyOf(registry, name)).origins?.find((one) => one.origin === origin);

test('a team is granted an origin once an operator has accepted it, who is shown what the team asks for', async () => {
  const origin = 'https://dev.example:4001';
  const asked = await grant(origin);
  expect([asked.statusCode, asked.json<{ message: string }>().message]).toEqual([
    403,
    expect.stringContaining(`accept-origin ${name} ${origin}`),
  ]);
  await grant(origin);
  expect(await statusOf(origin)).toMatchObject({ status: 'asked', decided_by: 'Team Bookings' });
  expect((await decide('accept', origin)).json()).toMatchObject({
    message: `${origin} is accepted for ${name}.`,
    result: { changed: true },
  });
  expect((await decide('accept', origin)).json()).toMatchObject({ result: { changed: false } });
  expect((await grant(origin)).statusCode).toBe(201);
  const rows = await registry.database.query(sql`
    select decision, decided_by_name, decided_by_user, address from override_origin_decisions
    where origin = ${origin} order by id`);
  const address = '127.0.0.1';
  expect(rows).toEqual([
    { decision: 'asked', decided_by_name: 'Team Bookings', decided_by_user: null, address },
    { decision: 'accepted', decided_by_name: 'olga@suite.test', decided_by_user: 1, address },
  ]);
});

test('a refused origin ends the grants that there are, and is not asked for again', async () => {
  const origin = 'https://ends.example';
  await decide('accept', origin);
  const given = (await grant(origin)).json<{ result: { grant: string } }>().result;
  const see = () => visibleTo(registry, name, { user_id: 2 }, { [overrideHeader]: given.grant });
  expect((await see())?.cohort).toBe('override');
  await decide('refuse', origin);
  expect((await see())?.cohort).toBe('all');
  expect((await grant(origin)).json()).toMatchObject({
    message: `Operators refused overrides of ${name} from ${origin}.`,
  });
  expect(await statusOf(origin)).toMatchObject({ status: 'refused' });
});

test('operators ask like all others: an origin is listed before it is granted', async () => {
  expect((await grant('https://own.example', operator)).statusCode).toBe(403);
});

test('the port counts', async () => {
  await decide('accept', 'https://port.example');
  expect((await grant('https://port.example')).statusCode).toBe(201);
  expect((await grant('https://port.example:8443')).statusCode).toBe(403);
});

test('a team does not decide, and asks for twenty origins at most', async () => {
  expect((await decide('accept', 'https://mine.example', team)).statusCode).toBe(403);
  for (let number = 0; number < 25; number += 1) await grant(`https://host-${number}.example`);
  const waiting = (await historyOf(registry, name)).origins?.filter(({ status }) => status === 'asked');
  expect(waiting).toHaveLength(20);
});

test.each([
  [{}],
  [{ origin: 7 }],
  [{ origin: 'https://*' }],
  [{ origin: 'https://*.dev.example' }],
  [{ origin: 'https://dev.example/folder' }],
  [{ origin: 'http://dev.example' }],
  [{ origin: 'http://localhost:4001' }],
  [{ origin: 'https://dev.example', soon: true }],
])('%j is no origin to decide about', async (body) => {
  const answer = await registry.command(`remotes/${name}/override-origins/accept`, body, operator);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ message: expect.stringMatching(/origin|fields|loopback/) }),
  ]);
});

test('nothing is refused that was never listed', async () => {
  expect((await decide('refuse', 'https://unknown.example')).statusCode).toBe(404);
});
