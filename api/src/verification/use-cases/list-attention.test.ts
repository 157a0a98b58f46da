import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { PersonToAttend } from '@suite/contracts/verification';
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
});

const refused = { similarity_score: 40, reason: 'NO_MATCH' } as const;
const close = { ...refused, similarity_score: 77.5 };
const expired = {
  document_type: 'PASSPORT',
  issuing_country: 'PRT',
  full_name: 'INES DUARTE',
  date_of_birth: null,
  expiry_date: '2020-01-31',
  number_last4: '4821',
  mrz_valid: true,
};

const ask = (query = '', who?: string) => desk.call(`/api/bookings/attention${query}`, undefined, who);
async function listed(query = '', who?: string): Promise<PersonToAttend[]> {
  const { people } = (await ask(`?limit=100${query}`, who)).json<{ result: { people: PersonToAttend[] } }>()
    .result;
  return people.filter(({ booking_id }) => booking_id === desk.party.booking_id);
}
const labels = async (query?: string, who?: string) =>
  (await listed(query, who)).flatMap(({ reasons }) => reasons.map(({ label }) => label));
const kinds = async (query?: string) =>
  (await listed(query)).flatMap(({ reasons }) => reasons.map(({ kind }) => kind));
const chooseDesk = () => room.call(desk.party.token, '/verification/desk', {});

describe('needs attention', () => {
  test('who has chosen the desk, with the way to the booking', async () => {
    await chooseDesk();
    const { booking_id } = desk.party;
    expect(await listed()).toEqual([
      {
        ...{ booking_id, user_type: 'primary', item_id: booking_id, hotel_name: 'Seaview' },
        ...{ name: 'Ines Duarte', booked_by: 'Ines Duarte' },
        checkin_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        reasons: [{ kind: 'desk', label: 'Will show ID at the desk', since: expect.stringMatching(/Z$/) }],
      },
    ]);
  });

  test('who has failed three times in a row, and not twice', async () => {
    room.engine.answer = refused;
    for (const expected of [[], [], ['failures']]) {
      await room.check(desk.party.token);
      expect(await kinds()).toEqual(expected);
    }
  });

  test('whose photos wait for a decision, the most urgent reason first', async () => {
    room.engine.answer = { ...close, document_data: expired };
    await room.check(desk.party.token);
    expect(await labels()).toEqual(['Photos to review', 'Document expired']);
  });

  test('whose check has a flag, another guest too, until the check-in acknowledges it', async () => {
    const { party } = desk;
    await room.record(party.token, party, await room.check(party.token));
    room.engine.answer = { document_data: { ...expired, full_name: 'BO LINDQVIST' } };
    const person = { user_type: 'guest', item_id: party.guests[0]?.id ?? 0 } as const;
    await room.record(party.token, party, await room.check(party.token, person), person);
    expect(await listed()).toMatchObject([
      { ...person, name: 'Bo Lindqvist', booked_by: 'Ines Duarte', reasons: [{ label: 'Document expired' }] },
    ]);
    await desk.verify(desk.other(1), 'guardian');
    const acknowledged = [{ ...person, flag: 'DOCUMENT_EXPIRED' }];
    expect((await desk.call('/check-in', { early: true, acknowledged })).statusCode).toBe(200);
    expect(await listed()).toEqual([]);
  });

  test('no person who has nothing to look at, is settled at the desk, has left or is deleted', async () => {
    expect(await listed()).toEqual([]);
    await chooseDesk();
    expect(await listed()).toHaveLength(1);
    await desk.verify(desk.primary());
    expect(await listed()).toEqual([]);

    await desk.book();
    await chooseDesk();
    const change = (set: ReturnType<typeof sql>) =>
      room.database.query(sql`update bookings set ${set} where id = ${desk.party.booking_id}`);
    await change(sql`checkin_date = '2020-01-01', checkout_date = '2020-01-03'`);
    expect(await listed()).toEqual([]);
    await change(sql`checkout_date = '2099-01-03'`);
    expect(await listed()).toHaveLength(1);
    await change(sql`deleted_at = now()`);
    expect(await listed()).toEqual([]);
  });
});

test('one kind at a time, and pages', async () => {
  await chooseDesk();
  await desk.book();
  await chooseDesk();
  expect(await kinds('&kind=desk')).toEqual(['desk']);
  for (const kind of ['review', 'failures', 'flags']) expect(await kinds(`&kind=${kind}`)).toEqual([]);
  expect(said(await ask('?kind=everything'))).toEqual([400, 'VALIDATION_ERROR']);
  const { pagination, people } = (await ask('?limit=1&page=2')).json<{
    result: { pagination: { total: number }; people: PersonToAttend[] };
  }>().result;
  expect(people.length).toBeLessThanOrEqual(1);
  expect(pagination.total).toBeGreaterThan(1);
});

test.each([
  ['manager', 1],
  ['super admin', 1],
  ['alpine desk', 0],
])('%s sees %i of the people at Seaview', async (who, count) => {
  await chooseDesk();
  expect(await listed('', who)).toHaveLength(count);
  expect(await listed(`&hotelId=${room.alpine}`, who)).toEqual([]);
});

test.each(['clerk', 'trainee'])('%s may not ask', async (who) => {
  expect(said(await ask('', who))).toEqual([403, 'PERMISSION_DENIED']);
});
