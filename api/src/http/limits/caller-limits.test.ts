import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';

let server: TestApp;
let hotel_id: number;
beforeAll(async () => {
  server = await createTestApp({ CALLS_PER_PERSON: '20', CALLS_PER_HOTEL: '45', TRUST_PROXY: '127.0.0.1' });
  hotel_id = await insertHotel(server.database, 'Seaview');
});
afterAll(() => server.close());

async function openPerson(name: string, hotel: number | null) {
  const usr_email = `${name}@suite.test`;
  await insertUser(server.database, { usr_email, hotel_id: hotel, permissions: [] });
  const headers = await server.signIn(usr_email);
  return (url = '/api/auth/user-profile') => server.app.inject({ url, headers });
}
const statuses = async (times: number, call: () => Promise<{ statusCode: number }>) => {
  const all = [];
  for (let time = 0; time < times; time++) all.push((await call()).statusCode);
  return all;
};

test('a person gets 429 after so many calls, with how many were left and when to try again; others go on', async () => {
  const [one, other] = [await openPerson('one', null), await openPerson('other', null)];
  const first = await one();
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '20', 'ratelimit-remaining': '19' });
  expect(await statuses(19, one)).toEqual(Array(19).fill(200));
  const refused = await one();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    success: false,
    message: 'Too many requests. Please try again soon.',
    errorType: 'TOO_MANY_REQUESTS',
  });
  expect(refused.headers).toMatchObject({ 'ratelimit-remaining': '0' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await one('/api/bookings?search=ana')).statusCode).toBe(429);
  expect((await other()).statusCode).toBe(200);
});

test('all persons of a hotel share its limit, and calls that are refused count', async () => {
  const people = await Promise.all(['a', 'b', 'c', 'd'].map((name) => openPerson(name, hotel_id)));
  const answers: number[] = [];
  for (const call of people) answers.push(...(await statuses(15, () => call('/api/hotel/list'))));
  expect(answers.filter((status) => status === 403)).toHaveLength(45);
  expect(answers.slice(45)).toEqual(Array(15).fill(429));
});

test('wrong sign-ins from one /64 count as from one address, and those from the next do not', async () => {
  const guess = (address: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': address },
      payload: { usr_email: 'nobody@suite.test', usr_password: 'Wrong-password-1' },
    });
  for (let host = 1; host <= 10; host++) await guess(`2001:db8:1:2::${host}`);
  expect((await guess('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  expect((await guess('2001:db8:1:3::1')).statusCode).toBe(401);
});
