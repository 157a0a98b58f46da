import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { permissionNames } from '@suite/contracts/permissions';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { contractEndpoints } from '../endpoints/contract-endpoints.ts';
import { urlOf } from '../endpoints/serve-endpoint.ts';

let server: TestApp;
let cookie: string;

beforeAll(async () => {
  server = await createTestApp();
  const hotel_id = await insertHotel(server.database, 'Seaview');
  await insertUser(server.database, { usr_email: 'a@suite.test', hotel_id, permissions: permissionNames });
  ({ cookie } = await server.signIn('a@suite.test'));
});
afterAll(() => server.close());

const writes = contractEndpoints().filter(({ method }) => method !== 'GET');
const foreign: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.test' }],
  ['a subdomain', { origin: 'http://evil.localhost:3000' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['another scheme', { origin: 'https://localhost:3000' }],
  ['a page without an origin', { origin: 'null' }],
  ['a client that sends no Sec-Fetch-Site', {}],
  ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
  ['a same-site request of another subdomain', { 'sec-fetch-site': 'same-site' }],
];

async function everything(): Promise<unknown> {
  return server.database.query(sql`
    select (select json_agg(users order by user_id) from users) as users,
      (select count(*) from sessions where ended_at is null) as sessions,
      (select count(*) from hotels) as hotels, (select count(*) from bookings) as bookings,
      (select count(*) from emails) as emails, (select count(*) from audit_records) as audits,
      (select count(*) from passkey_challenges) as challenges, (select count(*) from login_failures) as failures`);
}

test('there are writes to look at', () => {
  expect(writes.length).toBeGreaterThan(12);
});

test.each(writes.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s cannot be sent by another site',
  async (_name, endpoint) => {
    const { method } = endpoint;
    const before = await everything();
    for (const [who, headers] of foreign) {
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const answer = await server.app.inject({
          method,
          url: urlOf(endpoint).replaceAll(/:\w+/g, '1'),
          headers: { cookie, host: 'localhost:3000', 'content-type': type, ...headers },
          payload: '{}',
        });
        expect([who, answer.statusCode, answer.json().errorType]).toEqual([who, 403, 'ORIGIN_REFUSED']);
        expect(answer.cookies).toEqual([]);
      }
    }
    expect(await everything()).toEqual(before);
  },
);
