import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@suite/contracts/http';
import { permissionNames } from '@suite/contracts/permissions';
import { createTestApp, testPassword, type TestApp } from '../../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { urlOf } from './serve-endpoint.ts';

let server: TestApp;
let hotel_id: number;

beforeAll(async () => {
  server = await createTestApp();
  hotel_id = await insertHotel(server.database, 'Seaview');
});
afterAll(() => server.close());

function send({ method, path }: Endpoint, headers: Record<string, string>) {
  const url = `/api${path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;
  return server.app.inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) });
}

let signIns = 0;
const guarded = contractEndpoints().filter(({ access }) => access !== 'public' && access !== 'guest');

test.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers 401 without a session, and takes a bearer token and a cookie alike',
  async (name, endpoint) => {
    const anonymousAnswer = await send(endpoint, {});
    // Some contracts have no route yet.
    if (!server.app.hasRoute({ method: endpoint.method, url: urlOf(endpoint) })) {
      return expect(anonymousAnswer.statusCode).toBe(404);
    }
    expect([anonymousAnswer.statusCode, anonymousAnswer.json().errorType]).toEqual([401, 'UNAUTHENTICATED']);
    const usr_email = `${name}@seaview.test`;
    await insertUser(server.database, { usr_email, hotel_id, permissions: permissionNames });
    const signedIn = async () =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          // Separate addresses keep the rate limit from answering in place of the call.
          remoteAddress: `10.1.${(signIns += 1) >> 8}.${signIns & 255}`,
          payload: { usr_email, usr_password: testPassword },
        })
      ).json().result.accessToken as string;
    const byToken = await send(endpoint, { authorization: `Bearer ${await signedIn()}` });
    const byCookie = await send(endpoint, {
      cookie: `suite_access=${await signedIn()}`,
      origin: 'http://localhost:3000',
    });
    expect(byToken.statusCode).not.toBe(401);
    expect(byCookie.statusCode).toBe(byToken.statusCode);
  },
);
