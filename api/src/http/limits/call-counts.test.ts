import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { sql } from '@suite/database';
import { buildApp } from '../../app.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';

const callsPerPerson = 100;
const callsPerHotel = 250;
/** A process adds its calls to those of the others after this many at the latest. */
const shareOfPerson = 2;
const shareOfHotel = 5;

let server: TestApp;
/** This process shares the database. */
let other: FastifyInstance;
let people = 0;

const buildOther = () =>
  buildApp({ config: server.config, database: server.database, log: { write: () => true } });

beforeAll(async () => {
  server = await createTestApp({
    CALLS_PER_PERSON: String(callsPerPerson),
    CALLS_PER_HOTEL: String(callsPerHotel),
  });
});
beforeEach(async () => void (other = await buildOther()));
afterEach(() => {
  jest.restoreAllMocks();
  return other.close();
});
afterAll(() => server.close());

type Call = (app: FastifyInstance) => Promise<{ statusCode: number; headers: object }>;

async function openPerson(hotel_id: number | null): Promise<Call> {
  const usr_email = `person${(people += 1)}@suite.test`;
  await insertUser(server.database, { usr_email, hotel_id, permissions: [] });
  const headers = await server.signIn(usr_email);
  return (app) => app.inject({ url: '/api/auth/user-profile', headers });
}

const countAdmitted = (answers: readonly { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 200).length;

async function callInTurns(apps: readonly FastifyInstance[], calls: readonly Call[], times: number) {
  const answers = [];
  for (let time = 0; time < times; time += 1)
    for (const call of calls) answers.push(await call(apps[time % apps.length] as FastifyInstance));
  return answers;
}

function callAtOnce(apps: readonly FastifyInstance[], call: Call, times: number) {
  return Promise.all(apps.flatMap((app) => Array.from({ length: times }, () => call(app))));
}

test('a person who alternates between processes has one limit, and the next person has another', async () => {
  const [call, next] = [await openPerson(null), await openPerson(null)];
  const answers = await callInTurns([server.app, other], [call], 150);
  expect(countAdmitted(answers)).toBeGreaterThanOrEqual(callsPerPerson);
  expect(countAdmitted(answers)).toBeLessThanOrEqual(callsPerPerson + shareOfPerson);
  const refused = await call(other);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({ 'ratelimit-limit': '100', 'ratelimit-remaining': '0' });
  expect(Number((refused.headers as Record<string, string>)['retry-after'])).toBeGreaterThan(0);
  expect((await next(other)).statusCode).toBe(200);
});

test('many calls at once at two processes have one limit', async () => {
  const answers = await callAtOnce([server.app, other], await openPerson(null), callsPerPerson + 20);
  expect(countAdmitted(answers)).toBeGreaterThanOrEqual(callsPerPerson);
  expect(countAdmitted(answers)).toBeLessThanOrEqual(callsPerPerson + shareOfPerson);
});

test('a hotel has one limit at all processes, which refused calls do not use up; another hotel goes on', async () => {
  const hotel_id = await insertHotel(server.database, 'Seaview');
  const staff = await Promise.all(Array.from({ length: 4 }, () => openPerson(hotel_id)));
  const [flooding, ...others] = staff as [Call, ...Call[]];
  expect(countAdmitted(await callAtOnce([server.app], flooding, 200))).toBe(callsPerPerson);
  const answers = await callInTurns([server.app, other], others, 60);
  const left = callsPerHotel - callsPerPerson;
  expect(countAdmitted(answers)).toBeGreaterThanOrEqual(left);
  expect(countAdmitted(answers)).toBeLessThanOrEqual(left + shareOfHotel);
  const elsewhere = await openPerson(await insertHotel(server.database, 'Hillside'));
  expect((await elsewhere(other)).statusCode).toBe(200);
});

test('a restart does not reset the counts', async () => {
  const call = await openPerson(null);
  expect(countAdmitted(await callInTurns([other], [call], 61))).toBe(61);
  await other.close();
  other = await buildOther();
  expect(countAdmitted(await callInTurns([other], [call], 50))).toBe(callsPerPerson - 61);
});

test('the window refills after a minute at every process', async () => {
  const call = await openPerson(null);
  const start = performance.now();
  await callInTurns([server.app, other], [call], callsPerPerson + 20);
  await server.database.query(sql`update caller_calls set started_at = started_at - interval '1 minute'`);
  jest.spyOn(performance, 'now').mockReturnValue(start + 130_000);
  const answers = await callInTurns([server.app, other], [call], callsPerPerson + 20);
  expect(countAdmitted(answers)).toBeGreaterThanOrEqual(callsPerPerson);
  expect(countAdmitted(answers)).toBeLessThanOrEqual(callsPerPerson + shareOfPerson);
});

test('the limit of the process holds while the counts cannot be stored', async () => {
  const call = await openPerson(null);
  await server.database.query(sql`alter table caller_calls rename to caller_calls_away`);
  try {
    expect(countAdmitted(await callInTurns([other], [call], callsPerPerson + 20))).toBe(callsPerPerson);
  } finally {
    await server.database.query(sql`alter table caller_calls_away rename to caller_calls`);
  }
});
