import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertUser } from '../../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest } from '../../testing/contexts/open-account-test.ts';

const usr_email = 'ana@suite.test';
let server: AccountTest;
let user_id: number;

beforeAll(async () => {
  server = await openAccountTest({ TRUST_PROXY: 'true' });
  user_id = await insertUser(server.database, { usr_email, hotel_id: null, permissions: [] });
});
afterAll(() => server.close());

function linesAfter(start: number, msg: string) {
  return server.logLines
    .slice(start)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['msg'] === msg)
    .map(({ level, user_id: who, address, method, route, errorType }) => ({
      level,
      user_id: who,
      address,
      method,
      route,
      errorType,
    }));
}

test.each([
  ['a wrong password', usr_email, '192.0.2.1', () => user_id],
  ['an unknown address', 'nobody@suite.test', '192.0.2.2', () => null],
])(
  '%s is logged with account and address, and without what was entered',
  async (_case, email, address, who) => {
    const start = server.logLines.length;
    const answer = await server.login(email, 'Not-the-password-1', { 'x-forwarded-for': address });
    expect(answer.statusCode).toBe(401);
    expect(linesAfter(start, 'A sign-in failed')).toEqual([
      {
        level: 40,
        user_id: who(),
        address,
        method: 'POST',
        route: '/api/auth/login',
        errorType: 'INVALID_CREDENTIALS',
      },
    ]);
    const text = server.logLines.slice(start).join('');
    expect(text).not.toContain('Not-the-password-1');
    expect(text).not.toContain(email);
  },
);

test('a refused call is logged with its user and route, and a flood of them is one line', async () => {
  const ana = await server.signIn(usr_email);
  const start = server.logLines.length;
  for (let time = 0; time < 30; time++) {
    const answer = await server.call('GET', '/hotel/list?page=1&limit=10&search=secret-text', ana);
    expect(answer.statusCode).toBe(403);
  }
  const line = {
    level: 40,
    user_id,
    method: 'GET',
    route: '/api/hotel/list',
    errorType: 'PERMISSION_DENIED',
  };
  expect(linesAfter(start, 'A call was refused')).toEqual([{ ...line, address: '127.0.0.1' }]);
  expect(server.logLines.slice(start).join('')).not.toContain('secret-text');
});

test('a missing or expired session and a wrong field are no failed sign-in', async () => {
  const start = server.logLines.length;
  expect((await server.call('GET', '/hotel/list')).statusCode).toBe(401);
  expect((await server.call('POST', '/auth/login', {}, {})).statusCode).toBe(400);
  expect(server.logLines.slice(start)).toEqual([]);
});
