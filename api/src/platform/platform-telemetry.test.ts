import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';

let server: TestApp;
let person: { cookie: string; origin: string };
beforeAll(async () => {
  server = await createTestApp();
  await insertUser(server.database, { usr_email: 'a@suite.test', hotel_id: null, permissions: [] });
  person = await server.signIn('a@suite.test');
});
afterAll(() => server.close());

const report = {
  remote: 'mf-bookings',
  release: '1.0.0-3f2a9c0d1e4b',
  outcome: 'failed',
  phase: 'start',
  cold: true,
  times: { fetch: 12 },
};
const send = (headers: Record<string, string>, payload: object | string) =>
  server.app.inject({ method: 'POST', url: '/platform/telemetry', headers, payload });

describe('reports of loads', () => {
  test('come from the suite itself, signed in or not', async () => {
    const { origin, cookie } = person;
    const answers = [{ origin, cookie }, { origin }].map((headers) => send(headers, { reports: [report] }));
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  });

  test.each(['https://evil.example', 'null'])('are not taken from %s', async (origin) => {
    const answer = await send({ origin, cookie: person.cookie }, { reports: [report] });
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([403, { errorType: 'ORIGIN_REFUSED' }]);
  });

  test.each([
    ['plain text', 'text/plain', '{"reports":[]}', 415],
    ['a prototype', 'application/json', '{"reports":[{"__proto__":{}}]}', 400],
    [
      '17 kB',
      'application/json',
      JSON.stringify({ reports: [{ ...report, remote: 'x'.repeat(17_000) }] }),
      413,
    ],
    ['no time', 'application/json', JSON.stringify({ reports: [{ ...report, times: { fetch: -1 } }] }), 400],
  ])('are refused as %s', async (_what, type, payload, status) => {
    const answer = await send({ ...person, 'content-type': type }, payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
  });
});
