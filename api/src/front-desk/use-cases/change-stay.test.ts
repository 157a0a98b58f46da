import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { listArrivalsEndpoint, listBookingsEndpoint } from '@suite/contracts/bookings';
import type { StayAction } from '@suite/contracts/front-desk';
import type { ResultOf } from '@suite/contracts/http';
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
  await desk.book();
  await desk.arriveIn(0);
});

const change = (action: string, reason?: string, who = 'desk') =>
  desk.call('/stay', { action, ...(reason !== undefined && { reason }) }, who);
const refusalOf = async (action: string) => (await change(action, 'The flight is cancelled')).json().message;
const seen = async () => (await desk.call('/verification')).json<{ result: DeskVerification }>().result;
const linkStatus = async () => (await room.call('', `/getuser_by_token/${desk.party.token}`)).statusCode;
const listed = async (query: string) => {
  const answer = await desk.call(`/api/bookings?limit=100${query}`);
  const { bookings, pagination } = answer.json<{ result: ResultOf<typeof listBookingsEndpoint> }>().result;
  const own = bookings.filter(({ id }) => id === desk.party.booking_id);
  return { own, ids: bookings.map(({ id }) => id), total: pagination.total };
};

/** Brings the booking into a state by the actions that lead there. */
const ways: Record<string, () => Promise<unknown>> = {
  booked: async () => undefined,
  in_house: async () => {
    await desk.verifyAll();
    await change('check-in');
  },
  checked_out: async () => {
    await ways['in_house']?.();
    await change('check-out');
  },
  no_show: async () => {
    await desk.arriveIn(-1);
    await change('no-show');
  },
  cancelled: () => change('cancel', 'The flight is cancelled'),
};

describe.each<[string, StayAction, string, string]>([
  ['in_house', 'check-out', 'checked_out', 'check-out-booking'],
  ['in_house', 'undo-check-in', 'booked', 'undo-check-in'],
  ['checked_out', 'undo-check-out', 'in_house', 'undo-check-out'],
  ['cancelled', 'undo-cancel', 'booked', 'undo-cancel-booking'],
  ['no_show', 'undo-no-show', 'booked', 'undo-no-show'],
])('a stay that is %s', (from, action, to, audited) => {
  test(`is ${to} after ${action}, once, also by two at a time`, async () => {
    await ways[from]?.();
    const answers = await Promise.all([change(action), change(action, undefined, 'manager')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const result = answers.find(({ statusCode }) => statusCode === 200)?.json().result;
    expect(result).toEqual({ stay_state: to, changed_at: expect.any(String) });
    const { own, total } = await listed(`&stay=${to}`);
    expect(own).toMatchObject([{ stay_state: to }]);
    expect(total).toBeGreaterThan(0);
    expect(await desk.records(audited)).toHaveLength(1);
  });
});

test.each<[string, Partial<Record<StayAction, string>>]>([
  [
    'booked',
    {
      'check-in': 'Please verify all guests of this booking before they check in.',
      'check-out': 'These guests have not checked in yet.',
      'undo-check-in': 'These guests are not checked in.',
      'undo-check-out': 'These guests are not checked out.',
      'undo-cancel': 'This booking is not cancelled.',
      'undo-no-show': 'This booking is not marked as a no-show.',
    },
  ],
  [
    'in_house',
    {
      'check-in': 'This booking is checked in already.',
      'undo-check-out': 'These guests are not checked out.',
      'no-show': 'This booking is checked in already.',
      cancel: 'This booking is checked in already.',
    },
  ],
  [
    'checked_out',
    {
      'check-in': 'This booking is checked in already.',
      'check-out': 'This booking is checked out already.',
      'undo-check-in': 'These guests have checked out already.',
      cancel: 'These guests have checked out already.',
    },
  ],
  [
    'cancelled',
    {
      'check-in': 'This booking is cancelled.',
      'check-out': 'This booking is cancelled.',
      'no-show': 'This booking is cancelled.',
      'undo-no-show': 'This booking is cancelled.',
      cancel: 'This booking is cancelled.',
    },
  ],
  [
    'no_show',
    { 'check-in': 'This booking is marked as a no-show.', cancel: 'This booking is marked as a no-show.' },
  ],
])('a stay that is %s refuses what its state does not allow', async (state, refusals) => {
  await ways[state]?.();
  for (const [action, sentence] of Object.entries(refusals)) {
    expect([action, await refusalOf(action)]).toEqual([action, sentence]);
  }
});

describe('a cancelled booking', () => {
  test('keeps who cancelled it, when and why', async () => {
    expect(said(await change('cancel'))).toEqual([400, 'VALIDATION_ERROR']);
    expect(said(await change('cancel', '   '))).toEqual([400, 'VALIDATION_ERROR']);
    const { changed_at } = (await change('cancel', ' The flight is cancelled ')).json().result;
    expect((await seen()).ended).toEqual({
      ...{ state: 'cancelled', at: changed_at, by: 'Test Person' },
      reason: 'The flight is cancelled',
    });
    // The reason is free text that can name people, so that the audit does not repeat it.
    expect((await desk.records('cancel-booking'))[0]?.details).toEqual({});
    await change('undo-cancel');
    expect((await seen()).ended).toBeNull();
  });

  test('is found by a search and its state alone, and is in no figure, no arrivals and behind no link', async () => {
    const figures = async () => (await desk.call('/api/bookings/stats')).json().result;
    const before = await figures();
    const { total } = await listed('');
    await change('cancel', 'The flight is cancelled');
    const { booking_id } = desk.party;
    const after = await listed('');
    expect([after.own.length, after.total]).toEqual([0, total - 1]);
    for (const query of ['&stay=cancelled', '&stay=all', `&search=${booking_id}`, '&search=ines']) {
      expect([query, (await listed(query)).ids.includes(booking_id)]).toEqual([query, true]);
    }
    expect((await listed('&stay=booked')).ids).not.toContain(booking_id);
    const { total_bookings, todays_checkins, pending_bookings } = await figures();
    expect({ total_bookings, todays_checkins, pending_bookings }).toEqual({
      total_bookings: before.total_bookings - 1,
      todays_checkins: before.todays_checkins - 1,
      pending_bookings: before.pending_bookings - 1,
    });
    const today = await desk.call('/api/bookings/arrivals?limit=100');
    const { arrivals } = today.json<{ result: ResultOf<typeof listArrivalsEndpoint> }>().result;
    expect(arrivals.map(({ id }) => id)).not.toContain(booking_id);
    expect(await linkStatus()).toBe(404);
    expect((await desk.call('/send-verification', {})).json().message).toBe('This booking is cancelled.');
    await change('undo-cancel');
    expect(await linkStatus()).toBe(200);
  });

  test('gives its nights to another stay of the guest, and comes back only when they are free', async () => {
    await room.database.query(sql`
      update bookings set checkout_date = checkin_date + 2 where id = ${desk.party.booking_id}`);
    const { own } = await listed('');
    const { name, email, checkin_date, checkout_date } = own[0]!;
    const body = {
      name,
      email,
      room_type: 'Double',
      checkin_date,
      checkout_date,
      no_nights: 2,
      passengers: [],
    };
    const book = () => desk.call('/api/bookings', body);
    expect(said(await book())).toEqual([409, 'DATE_RANGE_CONFLICT']);
    await change('cancel', 'Booked twice');
    expect((await book()).statusCode).toBe(201);
    expect(said(await change('undo-cancel'))).toEqual([409, 'DATE_RANGE_CONFLICT']);
    expect((await seen()).ended?.reason).toBe('Booked twice');
  });

  test('is not edited', async () => {
    const { own } = await listed('');
    await change('cancel', 'Booked twice');
    const { name, email, room_type, checkin_date, no_nights } = own[0]!;
    const answer = await room.app.inject({
      method: 'PUT',
      url: `/api/bookings/${desk.party.booking_id}`,
      headers: await room.signIn('desk@desk.test'),
      payload: {
        ...{ name, email, room_type, checkin_date, checkout_date: '2099-01-01', no_nights, passengers: [] },
        end_verification: true,
      },
    });
    expect(answer.json().message).toBe('This booking is cancelled.');
  });
});

test('a no-show is recorded from the day after the arrival day', async () => {
  expect(await refusalOf('no-show')).toMatch(/^This booking arrives on .* from the next day on\.$/);
  await desk.arriveIn(-1);
  expect((await change('no-show')).statusCode).toBe(200);
  expect((await seen()).ended).toMatchObject({ state: 'no_show', by: 'Test Person', reason: null });
});

test('a check-out is undone within a day', async () => {
  await ways['checked_out']?.();
  await room.database.query(sql`
    update bookings set checked_in_at = now() - interval '30 hours', checked_out_at = now() - interval '25 hours'
    where id = ${desk.party.booking_id}`);
  expect(await refusalOf('undo-check-out')).toBe('A check-out can be undone within 24 hours.');
});
