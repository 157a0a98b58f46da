import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DeskVerification } from '@suite/contracts/verification';
import { sql } from '@suite/database';
import { openDeskTest, type DeskTest } from '../../testing/contexts/open-desk-test.ts';
import { said, type VerificationTest } from '../../testing/contexts/open-verification-test.ts';

let desk: DeskTest;
let room: VerificationTest;

beforeAll(async () => {
  desk = await openDeskTest();
  ({ room } = desk);
});
afterAll(() => room.close());
beforeEach(async () => {
  room.engine.answer = {};
  await desk.book();
  await desk.arriveIn(0);
});

const seen = async () => (await desk.call('/verification')).json<{ result: DeskVerification }>().result;
const conflictOf = async (body: object = {}) => {
  const { errorType, message } = (await desk.call('/check-in', body)).json();
  return [errorType, message];
};

test('guests check in once all of them are verified, and out once they are in', async () => {
  expect(await conflictOf()).toEqual([
    'CONFLICT',
    'Please verify all guests of this booking before they check in.',
  ]);
  await desk.verifyAll();
  expect((await desk.call('/check-out', {})).json().message).toBe('These guests have not checked in yet.');
  for (const [path, field] of [
    ['/check-in', 'checked_in_at'],
    ['/check-out', 'checked_out_at'],
  ] as const) {
    const answers = await Promise.all([
      desk.call(path, {}),
      desk.call(path, {}, 'manager'),
      desk.call(path, {}),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const told = answers.find(({ statusCode }) => statusCode === 200)?.json().result[field];
    expect((await seen())[field]).toBe(told);
  }
  expect((await seen()).checked_in_by).toBe('Test Person');
  expect(await desk.records('check-in-booking')).toHaveLength(1);
  expect(await desk.records('check-out-booking')).toHaveLength(1);
});

describe('before the arrival day', () => {
  beforeEach(() => desk.verifyAll());

  test('a check-in is refused until staff confirm that they were asked', async () => {
    await room.database.query(sql`
      update bookings set checkin_date = '2097-03-05', checkout_date = null where id = ${desk.party.booking_id}`);
    expect(await seen()).toMatchObject({ checkin_date: '2097-03-05', is_before_arrival: true });
    expect(await conflictOf()).toEqual([
      'CONFLICT',
      'This booking arrives on 05/Mar/2097. Please confirm that the guests check in before that day.',
    ]);
    expect((await desk.call('/check-in', { early: true })).statusCode).toBe(200);
    expect((await desk.records('check-in-booking'))[0]?.details).toEqual({ early: true, acknowledged: [] });
  });

  // In one zone it is already tomorrow, in the other still yesterday.
  test.each([
    ['Pacific/Kiritimati', false],
    ['Pacific/Pago_Pago', true],
  ])('in %s is the hotel before it: %s', async (time_zone, isBefore) => {
    await room.database.query(sql`
      update bookings set checkout_date = null, checkin_date = (now() at time zone ${
        isBefore ? 'Pacific/Kiritimati' : time_zone
      })::date where id = ${desk.party.booking_id}`);
    await room.database.query(sql`update hotels set time_zone = ${time_zone} where id = ${room.seaview}`);
    const answer = await desk.call('/check-in', {});
    await room.database.query(sql`update hotels set time_zone = 'UTC' where id = ${room.seaview}`);
    expect(answer.statusCode).toBe(isBefore ? 409 : 200);
  });
});

describe('with flags', () => {
  const expired = {
    document_type: 'PASSPORT',
    issuing_country: 'PRT',
    full_name: 'INES DUARTE',
    date_of_birth: '1990-01-31',
    expiry_date: '2020-01-31',
    number_last4: '4821',
    mrz_valid: true,
  };
  const acknowledged = () => [{ ...desk.primary(), flag: 'DOCUMENT_EXPIRED' }];
  const primaryFlags = async () => (await seen()).people[0]?.flags;

  beforeEach(async () => {
    room.engine.answer = { document_data: expired };
    const { party } = desk;
    await room.record(party.token, party, await room.check(party.token));
    await desk.verifyAll();
  });

  test.each([
    ['none', () => []],
    ['one of another guest', () => [{ ...desk.other(), flag: 'DOCUMENT_EXPIRED' }]],
    ['another one', () => [{ ...desk.primary(), flag: 'NAME_DIFFERS' }]],
  ])('a check-in that acknowledges %s is refused', async (_which, flags) => {
    expect(await conflictOf({ acknowledged: flags() })).toEqual([
      'CONFLICT',
      'Please look at this before the guests check in: The document has expired.',
    ]);
    expect((await seen()).checked_in_at).toBeNull();
  });

  test('a check-in keeps who acknowledged them, and they are open no longer', async () => {
    expect(await primaryFlags()).toEqual([
      {
        ...{ flag: 'DOCUMENT_EXPIRED', label: 'Document expired', text: 'The document has expired.' },
        ...{ acknowledged_at: null, acknowledged_by: null },
      },
    ]);
    const answer = await desk.call('/check-in', { acknowledged: acknowledged() });
    expect(await primaryFlags()).toEqual([
      expect.objectContaining({
        ...{ flag: 'DOCUMENT_EXPIRED', acknowledged_by: 'Test Person' },
        acknowledged_at: answer.json().result.checked_in_at,
      }),
    ]);
    const listed = (await desk.call('/api/bookings?limit=100')).json().result.flags;
    expect(listed).not.toContainEqual(expect.objectContaining(desk.primary()));
    const [record] = await desk.records('check-in-booking');
    expect(record).toEqual({
      actor_user_id: expect.any(Number),
      details: { early: false, acknowledged: acknowledged() },
    });
  });

  test('an undone check-in opens them again', async () => {
    await desk.call('/check-in', { acknowledged: acknowledged() });
    expect((await desk.undo('/check-in')).json()).toMatchObject({ message: 'The check-in was undone' });
    expect(await seen()).toMatchObject({ checked_in_at: null, checked_in_by: null });
    expect(await primaryFlags()).toMatchObject([{ acknowledged_at: null, acknowledged_by: null }]);
    expect(said(await desk.call('/check-in', {}))).toEqual([409, 'CONFLICT']);
    expect(await desk.records('undo-check-in')).toHaveLength(1);
  });
});

describe('a check-in', () => {
  test('is undone once, by two at a time as well', async () => {
    await desk.verifyAll();
    expect(said(await desk.undo('/check-in'))).toEqual([409, 'CONFLICT']);
    await desk.call('/check-in', {});
    const both = await Promise.all([desk.undo('/check-in'), desk.undo('/check-in', 'manager')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await desk.call('/check-in', {})).statusCode).toBe(200);
  });

  test('of guests who have left is not undone', async () => {
    await desk.verifyAll();
    await desk.call('/check-in', {});
    await desk.call('/check-out', {});
    expect((await desk.undo('/check-in')).json().message).toBe('These guests have checked out already.');
  });

  test.each([
    { early: 'yes' },
    { acknowledged: 'all' },
    { acknowledged: [{ user_type: 'guest', item_id: 1 }] },
    { acknowledged: [{ user_type: 'guest', item_id: 1, flag: 'X', note: '' }] },
    { acknowledged: null },
    { flags: [] },
  ])('with %j is refused', async (body) => {
    expect(said(await desk.call('/check-in', body))).toEqual([400, 'VALIDATION_ERROR']);
  });
});

test('a document that a guest shows while checking in verifies them in the same step', async () => {
  const shown = (people: object[]) => people.map((person) => ({ ...person, method: 'passport' }));
  const { people } = await seen();
  const everyone = people.map(({ user_type }) => user_type);
  expect((await desk.call('/check-in', { shown: shown(everyone.slice(1)) })).json().message).toBe(
    'Please verify all guests of this booking before they check in.',
  );
  expect((await seen()).people.some(({ is_verified }) => is_verified)).toBe(false);
  expect((await desk.call('/check-in', { shown: shown(everyone) })).statusCode).toBe(200);
  expect(await seen()).toMatchObject({
    checked_in_by: 'Test Person',
    people: everyone.map(() => ({ is_verified: true, method: 'desk', document: 'passport' })),
  });
  expect(await desk.records('verify-at-desk')).toHaveLength(everyone.length);
});
