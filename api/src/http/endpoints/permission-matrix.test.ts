import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@suite/contracts/http';
import { defaultPermissionsOf, holdsAny, maySeeGuests } from '@suite/contracts/permissions';
import type { GrantedPermission } from '@suite/contracts/permissions';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { MatrixCall } from '../../testing/matrix/matrix-call.ts';
import { matrixCalls } from '../../testing/matrix/matrix-calls.ts';
import { openMatrix, openSession, type MatrixPerson } from '../../testing/matrix/matrix-people.ts';
import type { MatrixRow } from '../../testing/matrix/matrix-row.ts';
import { whoMayCall } from '../../testing/matrix/who-may-call.ts';
import { contractEndpoints } from './contract-endpoints.ts';
import { urlOf } from './serve-endpoint.ts';

const kinds = [
  'Super Admin',
  'Platform Operator',
  'Hotel Admin',
  ...defaultPermissionsOf('Hotel Admin'),
  'spa.manage',
  'no permissions',
];
const places = ['own', 'other'] as const;
type Place = (typeof places)[number];
type Expected = 'answered' | 'empty' | 401 | 403 | 404;

let server: TestApp;
let matrix: Awaited<ReturnType<typeof openMatrix>>;
let sent = 0;
/** These calls required an individual confirmation right after the sign-in. */
const asked = new Set<string>();

beforeAll(async () => {
  server = await createTestApp();
  matrix = await openMatrix(server.database);
});
afterAll(() => server.close());

function rowOf({ name }: Endpoint): MatrixRow {
  const row = whoMayCall[name];
  if (!row) throw new Error(`Say in who-may-call.ts who may call ${name}`);
  return row;
}

function personOf(kind: string): MatrixPerson {
  const person = matrix.people[kind];
  if (!person) throw new Error(`There is no ${kind}`);
  return person;
}

function expectedOf(
  { who, about, orOwn, promised }: MatrixRow,
  person: MatrixPerson,
  place: Place,
): Expected {
  if (who === 'demo' || promised) return 404;
  if (who === 'guest') return 401;
  const isHolder = typeof who === 'string' || holdsAny(person.permissions, who);
  const isOwn = place === 'own';
  if (orOwn) return isHolder || (isOwn && person.hotel_id !== null) ? 'answered' : 404;
  if (!isHolder) return 403;
  if (about.endsWith('own hotel') && person.hotel_id === null) return 403;
  if (about === 'own hotel') return 'answered';
  if (about === 'nothing' || isOwn) return 'answered';
  if (person.seesEveryHotel && about !== 'thing of own account') return 'answered';
  return about === 'list' ? 'empty' : 404;
}

// All bookings of these calls use this name and address.
const guestIdentity = /Guest \d|guest\d+@guests\.test/;

const grantable: GrantedPermission[] = ['hotel_checkins_create', 'hotel_checkins_manage'];

async function send(endpoint: Endpoint, person: MatrixPerson, place: Place, state: 'in' | 'out' | 'expired') {
  const { database, app, injectUnconfirmed } = server;
  const session = await openSession(database, person.user_id, { isExpired: state === 'expired' });
  const hotel_id = matrix.hotels[place];
  const isForeign = place === 'other' || person.hotel_id === null;
  const stranger = personOf(person === personOf('Hotel Admin') ? 'no permissions' : 'Hotel Admin');
  const call: MatrixCall = {
    db: database,
    images: app.images,
    secretKey: app.config.secretKey,
    user_id: person.user_id,
    session_id: session.session_id,
    owner_id: place === 'own' ? person.user_id : stranger.user_id,
    hotel_id,
    named_hotel_id: isForeign ? hotel_id : undefined,
    permission:
      person.permissions.find((name) => grantable.includes(name)) ??
      person.permissions.find((name) => !['manage_releases', 'approve_hotels'].includes(name)) ??
      'hotel_checkins_create',
  };
  const { id, within, query = '', body } = (await matrixCalls[endpoint.name]?.(call)) ?? {};
  sent += 1;
  const request = {
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{\w+\}/, String(id)).replace(/\{\w+\}/, String(within))}${query}`,
    headers: state === 'out' ? {} : session.headers,
    remoteAddress: `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
    ...(endpoint.method !== 'GET' && { payload: body ?? {} }),
  };
  const first = await injectUnconfirmed(request);
  if (first.statusCode !== 403 || first.json().errorType !== 'CONFIRMATION_REQUIRED') return first;
  asked.add(endpoint.name);
  return app.inject(request);
}

type Answer = Awaited<ReturnType<typeof send>>;

function seen(answer: Answer, { withoutSuccess, about }: MatrixRow): string {
  const { statusCode } = answer;
  // The first line of a CSV file contains the headings.
  if (String(answer.headers['content-type']).startsWith('text/csv')) {
    return answer.body.trim().includes('\n') ? 'answered' : 'empty';
  }
  if (/^(image\/(jpeg|webp)$|text\/calendar;)/.test(String(answer.headers['content-type'])))
    return 'answered';
  const { errorType = '', result } = answer.json<{ errorType?: string; result?: object }>();
  if (withoutSuccess && !['UNAUTHENTICATED', 'PERMISSION_DENIED', 'NOT_FOUND'].includes(errorType)) {
    return 'answered';
  }
  if (statusCode >= 300) return String(statusCode);
  const lists = Object.values(result ?? {}).filter((value) => Array.isArray(value));
  const isEmpty = about === 'list' && lists.every((list) => list.length === 0);
  return isEmpty ? 'empty' : 'answered';
}

const endpoints = contractEndpoints().map((endpoint) => [endpoint.name, endpoint] as const);

test('the table and the calls speak of what there is', () => {
  expect(Object.keys(whoMayCall).sort()).toEqual(endpoints.map(([name]) => name).sort());
  expect(Object.keys(matrixCalls).filter((name) => !whoMayCall[name])).toEqual([]);
});

describe.each(endpoints)('%s', (_name, endpoint) => {
  test('is answered to exactly those of the table, about the own hotel and others', async () => {
    const row = rowOf(endpoint);
    const wanted: Record<string, string> = {};
    const found: Record<string, string> = {};
    const namedTo = new Set<string>();
    for (const kind of kinds) {
      for (const place of row.about === 'nothing' ? (['own'] as const) : places) {
        const person = personOf(kind);
        // A platform account has no hotel, therefore its calls name one.
        wanted[`${kind}, ${place}`] = String(platformAware(row, person, place));
        const answer = await send(endpoint, person, place, 'in');
        found[`${kind}, ${place}`] = seen(answer, row);
        if (row.who !== 'public' && guestIdentity.test(answer.body)) namedTo.add(kind);
      }
    }
    expect(found).toEqual(wanted);
    expect(wantedConfirmation(endpoint, row)).toContain(asked.has(endpoint.name));
    const seeGuests = kinds.filter((kind) => holdsAny(personOf(kind).permissions, maySeeGuests));
    if (row.namesGuests) expect([...namedTo]).toEqual(seeGuests);
    expect([...namedTo].filter((kind) => !seeGuests.includes(kind))).toEqual([]);
  });

  test('is not answered without a valid session, unless it is public', async () => {
    const row = rowOf(endpoint);
    const isServed = server.app.hasRoute({ method: endpoint.method, url: urlOf(endpoint) });
    expect(isServed).toBe(row.who !== 'demo' && !row.promised);
    if (row.promised) return;
    if (row.who === 'public' || row.who === 'demo') {
      const answer = await send(endpoint, personOf('no permissions'), 'own', 'out');
      return expect(seen(answer, row)).toBe(row.who === 'demo' ? '404' : 'answered');
    }
    for (const kind of kinds) {
      const out = await send(endpoint, personOf(kind), 'own', 'out');
      expect([out.statusCode, out.json().errorType]).toEqual([401, 'UNAUTHENTICATED']);
      if (row.who === 'guest') continue;
      const expired = await send(endpoint, personOf(kind), 'own', 'expired');
      expect([expired.statusCode, expired.json()]).toEqual([
        401,
        expect.objectContaining({ errorType: 'TOKEN_EXPIRED', tokenExpired: true }),
      ]);
    }
  });
});

/** Lists the permitted answers to whether a confirmation is required right after the sign-in. */
function wantedConfirmation({ name, confirmation }: Endpoint, { withoutSuccess }: MatrixRow): boolean[] {
  if (['update-staff-roles', 'add-staff'].includes(name)) return [true];
  if (confirmation === 'some-action') return [true, false];
  if (confirmation !== 'action' && confirmation !== 'new-sign-in') return [false];
  return withoutSuccess ? [true, false] : [true];
}

/** Accounts without a hotel treat every hotel as another's. */
function platformAware(row: MatrixRow, person: MatrixPerson, place: Place): Expected {
  const isOfHotel = row.about !== 'thing of own account';
  return expectedOf(row, person, person.hotel_id === null && isOfHotel ? 'other' : place);
}
