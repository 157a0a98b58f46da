import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@suite/contracts/http';
import { apiScopes, type ApiScope } from '@suite/contracts/permissions';
import { addApiToken } from '../../testing/integrations/add-api-token.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { matrixCalls } from '../../testing/matrix/matrix-calls.ts';
import { openMatrix, type MatrixPerson } from '../../testing/matrix/matrix-people.ts';
import { whoMayCall } from '../../testing/matrix/who-may-call.ts';
import { contractEndpoints } from './contract-endpoints.ts';

const places = ['own', 'other'] as const;
type Place = (typeof places)[number];

let server: TestApp;
let matrix: Awaited<ReturnType<typeof openMatrix>>;
let admin: MatrixPerson;
beforeAll(async () => {
  server = await createTestApp();
  matrix = await openMatrix(server.database);
  admin = matrix.people['Hotel Admin'] as MatrixPerson;
});
afterAll(() => server.close());

const endpoints = contractEndpoints().filter(
  ({ access, name }) => access !== 'public' && access !== 'guest' && !whoMayCall[name]?.promised,
);

async function send(endpoint: Endpoint, place: Place, scopes: readonly ApiScope[]) {
  const { app, database: db } = server;
  const { user_id } = admin;
  const { headers } = await addApiToken(db, { hotel_id: matrix.hotels.own, created_by: user_id, scopes });
  const hotel_id = matrix.hotels[place];
  const {
    id,
    within,
    query = '',
    body,
  } = (await matrixCalls[endpoint.name]?.({
    ...{
      db,
      images: app.images,
      secretKey: app.config.secretKey,
      user_id,
      session_id: '',
      owner_id: user_id,
      hotel_id,
    },
    ...{ named_hotel_id: place === 'own' ? undefined : hotel_id, permission: 'hotel_checkins_create' },
  })) ?? {};
  return app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{\w+\}/, String(id)).replace(/\{\w+\}/, String(within))}${query}`,
    headers,
    ...(endpoint.method !== 'GET' && { payload: body ?? {} }),
  });
}

type Answer = Awaited<ReturnType<typeof send>>;

function seen({ statusCode, json }: Answer, name: string): string {
  const { code, result } = json<{ code?: string; result?: object }>();
  if (statusCode === 403) return String(code);
  if (statusCode >= 300) return String(statusCode);
  const lists = Object.values(result ?? {}).filter((value) => Array.isArray(value));
  const isEmpty = whoMayCall[name]?.about === 'list' && lists.every((list) => list.length === 0);
  return isEmpty ? 'empty' : 'answered';
}

function expectedOf({ name, scope }: Endpoint, place: Place, scopes: readonly ApiScope[]): string {
  if (scope === undefined) return 'API_TOKEN_NOT_ACCEPTED';
  if (!scopes.includes(scope)) return 'API_TOKEN_SCOPE_MISSING';
  const about = whoMayCall[name]?.about;
  if (place === 'own' || about === 'nothing' || about === 'own hotel') return 'answered';
  return about === 'list' ? 'empty' : '404';
}

// All bookings of these calls use this name and address.
const guestIdentity = /Guest \d|guest\d+@guests\.test/;

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  test('is answered to tokens with its scope, about their hotel alone', async () => {
    const [wanted, found]: Record<string, string>[] = [{}, {}];
    const namedTo = new Set<string>();
    const kinds: (readonly ApiScope[])[] = [...apiScopes.map((scope) => [scope]), apiScopes];
    for (const scopes of kinds) {
      for (const place of whoMayCall[name]?.about === 'nothing' ? (['own'] as const) : places) {
        const key = `${scopes.join(' ')}, ${place}`;
        const answer = await send(endpoint, place, scopes);
        Object.assign(wanted ?? {}, { [key]: expectedOf(endpoint, place, scopes) });
        Object.assign(found ?? {}, { [key]: seen(answer, name) });
        if (guestIdentity.test(answer.body)) namedTo.add(key);
      }
    }
    expect(found).toEqual(wanted);
    const namesGuests = endpoint.scope !== undefined && whoMayCall[name]?.namesGuests;
    if (namesGuests) expect([...namedTo]).toEqual([`${apiScopes.join(' ')}, own`]);
    const isOfOwn = (key: string) => key.endsWith('own') || whoMayCall[name]?.about === 'own hotel';
    expect([...namedTo].filter((key) => !key.includes('guests:read') || !isOfOwn(key))).toEqual([]);
  });
});
