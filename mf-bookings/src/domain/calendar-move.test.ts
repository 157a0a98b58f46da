import { describe, expect, test } from '@jest/globals';
import type { CalendarStay } from '@suite/contracts/rooms';
import { calendarOf, calendarStay, today } from '../testing/fake-calendar.ts';
import {
  findObstacles,
  findSwapPartner,
  isMovable,
  priceOf,
  proposalOf,
  shiftStay,
  type Edge,
} from './calendar-move.ts';

const stayOf = (fields: Partial<CalendarStay> = {}) =>
  calendarStay({ booking_id: 1, room_id: 1, from: '2027-03-08', to: '2027-03-11', ...fields });

describe('shiftStay', () => {
  test.each<[string, number, Edge, Partial<CalendarStay>, string, string]>([
    ['moves both ends', 2, 'both', {}, '2027-03-10', '2027-03-13'],
    ['begins no earlier than today', -9, 'both', {}, today, '2027-03-08'],
    ['lengthens', 3, 'end', {}, '2027-03-08', '2027-03-14'],
    ['keeps a night', -9, 'end', {}, '2027-03-08', '2027-03-09'],
    ['begins before its end', 9, 'start', {}, '2027-03-10', '2027-03-11'],
    [
      'keeps the check-in of guests in house',
      2,
      'both',
      { stay_state: 'in_house' },
      '2027-03-08',
      '2027-03-11',
    ],
    ['keeps nights that are over', -9, 'end', { checkin_date: '2027-03-01' }, '2027-03-01', today],
  ])('%s', (_what, days, edge, fields, checkin_date, checkout_date) => {
    expect(shiftStay(proposalOf(stayOf(fields)), days, edge, today)).toMatchObject({
      checkin_date,
      checkout_date,
    });
  });
});

test('only the last room of a stay that has not ended can change', () => {
  expect(isMovable(stayOf())).toBe(true);
  expect(isMovable(stayOf({ checkout_date: '2027-03-12' }))).toBe(false);
  expect(isMovable(stayOf({ stay_state: 'checked_out' }))).toBe(false);
});

describe('a swap', () => {
  const other = (fields: Partial<CalendarStay> = {}) =>
    calendarStay({ booking_id: 2, room_id: 2, from: '2027-03-09', to: '2027-03-12', ...fields });
  const partnerOf = (stays: CalendarStay[]) =>
    findSwapPartner(calendarOf({ stays }), { ...proposalOf(stayOf()), room_id: 2 });

  test('fits two stays', () => expect(partnerOf([stayOf(), other()])).toMatchObject({ booking_id: 2 }));
  test.each<[string, CalendarStay[]]>([
    [
      'a third stay in the new room',
      [other(), calendarStay({ booking_id: 3, room_id: 2, from: '2027-03-08', to: '2027-03-09' })],
    ],
    [
      'a third stay in the room that becomes free',
      [other(), calendarStay({ booking_id: 3, room_id: 1, from: '2027-03-11' })],
    ],
    ['a stay that has ended', [other({ stay_state: 'checked_out' })]],
    ['a free room', []],
  ])('does not fit %s', (_what, others) => expect(partnerOf([stayOf(), ...others])).toBeNull());
  test('a departure on the day of an arrival is no obstacle', () => {
    const stays = [stayOf(), other({ from: '2027-03-11', checkin_date: '2027-03-11' })];
    expect(findObstacles(calendarOf({ stays }), { ...proposalOf(stayOf()), room_id: 2 })).toEqual([]);
  });
});

describe('priceOf', () => {
  const dates = { checkin_date: '2027-03-30', checkout_date: '2027-04-02' };
  const rate = {
    room_type: 'Double',
    from: '2026-03-01',
    to: '2027-04-01',
    nightly_rate: 100,
    currency: 'EUR',
  };
  test.each([
    [
      'sums the rates of each night',
      [rate, { ...rate, from: '2027-04-01', to: '2028-01-01', nightly_rate: 80.5 }],
      280.5,
    ],
    ['is unknown if a night has no rate', [rate], undefined],
    [
      'is unknown in two currencies',
      [rate, { ...rate, from: '2027-04-01', to: '2028-01-01', currency: 'USD' }],
      undefined,
    ],
  ])('%s', (_what, rates, amount) => expect(priceOf(rates, 'Double', dates)?.amount).toBe(amount));
});
