import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { addApiToken } from '../testing/integrations/add-api-token.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { payload } from '../testing/contexts/open-bookings-test.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

interface Answer {
  status: number;
  code: string | undefined;
  errorType: string | undefined;
  result: Record<string, unknown> & { booking?: Record<string, unknown> };
}

let server: TestApp;
let hotels: Record<'own' | 'other', { id: number; headers: Record<string, string> }>;
beforeAll(async () => {
  server = await createTestApp();
  const { database } = server;
  const open = async (name: string) => {
    const id = await insertHotel(database, name);
    const created_by = await insertUser(database, {
      usr_email: `${name}@hotel.test`,
      hotel_id: id,
      permissions: [],
    });
    const scopes = ['bookings:read', 'bookings:write', 'guests:read'] as const;
    return { id, headers: (await addApiToken(database, { hotel_id: id, created_by, scopes })).headers };
  };
  hotels = { own: await open('Seaview'), other: await open('Alpine') };
});
afterAll(() => server.close());

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
async function call(
  method: Method,
  path: string,
  body?: object,
  of: 'own' | 'other' = 'own',
): Promise<Answer> {
  const { headers } = hotels[of];
  const answer = await server.app.inject({
    ...{ method, url: `/api/bookings${path}`, headers, ...(body && { payload: body }) },
  });
  return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
}

let references = 0;
const nextReference = () => `BDC-${(references += 1)}`;
const put = (reference: string, body: object, of?: 'own' | 'other') =>
  call('PUT', `/by-reference/${encodeURIComponent(reference)}`, body, of);
const get = (reference: string, of?: 'own' | 'other') =>
  call('GET', `/by-reference/${encodeURIComponent(reference)}`, undefined, of);
const cancel = (reference: string, of?: 'own' | 'other') =>
  call('DELETE', `/by-reference/${encodeURIComponent(reference)}`, undefined, of);
const guest = (name: string) => ({ name, type: 'Adult' as const, user_type: 'guest' as const });

describe('a booking by its reference', () => {
  test('is created, unchanged and changed by the same call', async () => {
    const [reference, stay] = [nextReference(), payload({ passengers: [guest('Bo'), guest('Cy')] })];
    const first = await put(reference, stay);
    expect([first.status, first.result]).toMatchObject([
      201,
      { status: 'created', booking: { name: stay.name, external_reference: reference } },
    ]);
    const again = await put(reference, stay);
    expect([again.status, again.result]).toMatchObject([
      200,
      { status: 'unchanged', booking: first.result.booking },
    ]);
    const changed = await put(reference, { ...stay, phone: '+351 91 555 0101', passengers: [guest('Cy')] });
    expect(changed.result).toMatchObject({ status: 'changed', booking: { passengers: [{ name: 'Cy' }] } });
    const [, cy] = (first.result.booking?.['passengers'] ?? []) as { id: number }[];
    expect(changed.result.booking).toMatchObject({
      id: first.result.booking?.['id'],
      passengers: [{ id: cy?.id }],
    });
    expect((await get(reference)).result).toMatchObject({ phone: '+351 91 555 0101' });
  });

  test('has as many nights as its dates if none are sent', async () => {
    const [reference, { no_nights: _own, ...stay }] = [nextReference(), payload()];
    expect((await put(reference, stay)).result).toMatchObject({ booking: { no_nights: 3 } });
    expect((await put(reference, stay)).result).toMatchObject({ status: 'unchanged' });
    const longer = { ...stay, checkout_date: addDays(stay.checkin_date, 5) };
    expect((await put(reference, longer)).result).toMatchObject({ booking: { no_nights: 5 } });
    expect((await call('POST', '', stay)).status).toBe(400);
  });

  test('can have any reference of a hundred characters', async () => {
    const reference = `A/7#~:._-${'x'.repeat(91)}`;
    expect((await put(reference, payload())).status).toBe(201);
    expect((await get(reference)).result).toMatchObject({ external_reference: reference });
    expect((await get(`${reference}y`)).status).toBe(400);
    expect((await get('-starts-wrong')).status).toBe(400);
  });

  test('is one booking, however many calls arrive at once', async () => {
    const [reference, stay] = [nextReference(), payload()];
    const answers = await Promise.all(
      [1, 2, 3, 4].map((nights) => put(reference, { ...stay, requests: `Pillow ${nights}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    const [row] = await server.database.query<{ bookings: number }>(
      sql`select count(*) as bookings from bookings where external_reference = ${reference}`,
    );
    expect(row?.bookings).toBe(1);
  });

  test('is cancelled, and stays so', async () => {
    const [reference, stay] = [nextReference(), payload()];
    await put(reference, stay);
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await cancel(reference)).toMatchObject({ status: 200, result: { stay_state: 'cancelled' } });
    }
    expect((await put(reference, { ...stay, requests: 'Pillow' })).code).toBe('STAY_CANCELLED');
    expect((await put(nextReference(), stay)).status).toBe(201);
  });

  test('is cancelled by many calls at once, and says when it was changed', async () => {
    const reference = nextReference();
    const made = await put(reference, payload());
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(reference)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const changes = answers.map(({ result }) => String(result['updated_at']));
    expect(new Set(changes).size).toBe(1);
    expect(changes[0]?.localeCompare(String(made.result.booking?.['updated_at']))).toBe(1);
  });

  test('is refused as in the console, and never overbooks', async () => {
    const past = addDays(calendarDateIn('Europe/Lisbon'), -2);
    expect((await put(nextReference(), { ...payload(), checkin_date: past })).errorType).toBe(
      'VALIDATION_ERROR',
    );
    expect((await put(nextReference(), { ...payload(), allow_overbooking: true })).status).toBe(400);
    const stay = payload();
    await put(nextReference(), stay);
    expect((await put(nextReference(), stay)).errorType).toBe('DATE_RANGE_CONFLICT');
  });

  test('of another hotel does not exist, and can be used by both', async () => {
    const reference = nextReference();
    await put(reference, payload());
    expect((await get(reference, 'other')).status).toBe(404);
    expect((await cancel(reference, 'other')).status).toBe(404);
    const theirs = await put(reference, payload(), 'other');
    expect(theirs.result).toMatchObject({ status: 'created', booking: { hotel_id: hotels.other.id } });
    expect((await get(reference)).result).toMatchObject({ hotel_id: hotels.own.id, stay_state: 'booked' });
  });

  test('is searched for by its beginning, in the own hotel alone', async () => {
    await put('Agoda/7-1', payload());
    const found = async (of: 'own' | 'other') =>
      (await call('GET', '?search=agoda/7', undefined, of)).result['bookings'];
    expect(await found('own')).toMatchObject([{ external_reference: 'Agoda/7-1' }]);
    expect(await found('other')).toEqual([]);
  });

  test('that was posted twice is the same booking, and no other booking takes its reference', async () => {
    const [external_reference, stay] = [nextReference(), payload()];
    const first = await call('POST', '', { ...stay, external_reference });
    expect(await call('POST', '', { ...stay, external_reference })).toEqual(first);
    const other = await call('POST', '', payload());
    const taken = await call('PUT', `/${String(other.result['id'])}`, { ...payload(), external_reference });
    expect([taken.status, taken.code]).toEqual([409, 'REFERENCE_TAKEN']);
    expect((await call('POST', '', { ...payload(), external_reference })).code).toBe('REFERENCE_TAKEN');
  });
});

describe('many bookings at once', () => {
  const bulk = (bookings: unknown[], of?: 'own' | 'other') => call('POST', '/bulk', { bookings }, of);
  const row = () => ({ ...payload(), external_reference: nextReference() });

  test('get one result each, in their order, and a wrong one refuses no other', async () => {
    const known = row();
    await bulk([known]);
    const [fresh, wrong] = [row(), { ...row(), email: 'no-address' }];
    const changed = { ...known, requests: 'Pillow' };
    const { status, result } = await bulk([fresh, known, wrong, {}, { ...row(), x: 1 }, changed, fresh]);
    expect(status).toBe(200);
    expect(result['results']).toMatchObject([
      { external_reference: fresh.external_reference, status: 'created', booking_id: expect.any(Number) },
      { status: 'unchanged' },
      {
        ...{ status: 'refused', booking_id: null },
        refusal: {
          errorType: 'VALIDATION_ERROR',
          errors: [{ field: 'email', message: 'Valid email is required' }],
        },
      },
      { external_reference: null, status: 'refused' },
      { status: 'refused', refusal: { message: 'Unknown field: x' } },
      { external_reference: known.external_reference, refusal: { code: 'REFERENCE_REPEATED' } },
      { status: 'unchanged' },
    ]);
    expect((await bulk([changed])).result['results']).toMatchObject([{ status: 'changed' }]);
  });

  test('take a reference again after a row that was refused', async () => {
    const good = row();
    const { result } = await bulk([{ ...good, email: 'no-address' }, good]);
    expect(result['results']).toMatchObject([{ status: 'refused' }, { status: 'created' }]);
  });

  test('are at most a thousand, and only those of the own hotel', async () => {
    expect((await bulk(Array.from({ length: 1001 }, () => ({})))).status).toBe(400);
    expect((await bulk([row(), 7])).status).toBe(400);
    const mine = row();
    await bulk([mine]);
    const { result } = await bulk([mine], 'other');
    expect(result['results']).toMatchObject([{ status: 'created' }]);
    expect((await get(mine.external_reference)).result).toMatchObject({ hotel_id: hotels.own.id });
  });

  test('leave the server free for others meanwhile', async () => {
    const day = calendarDateIn('Europe/Lisbon');
    const rows = Array.from({ length: 200 }, (_, index) => {
      const checkin_date = addDays(day, index % 100);
      return { ...row(), checkin_date, checkout_date: addDays(checkin_date, 3) };
    });
    for (const sent of [rows, Array.from({ length: 1000 }, () => ({}))]) {
      const ended: string[] = [];
      const other = async (turn: number) => {
        expect((await call('GET', '/stats')).status).toBe(200);
        ended.push(`other ${turn}`);
      };
      const storing = bulk(sent).then(({ result }) => {
        ended.push('bulk');
        return (result['results'] as { status: string }[]).map(({ status }) => status);
      });
      for (let turn = 1; turn <= 3; turn += 1) await other(turn);
      expect(new Set(await storing).size).toBe(1);
      expect(ended).toEqual(['other 1', 'other 2', 'other 3', 'bulk']);
    }
  });
});
