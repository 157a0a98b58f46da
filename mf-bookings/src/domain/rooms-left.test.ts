import { afterEach, describe, expect, test } from '@jest/globals';
import type { Booking } from '@suite/contracts/bookings';
import { addDays } from '@suite/contracts/dates';
import { changeLanguage } from '@suite/i18n';
import { bookingFactory } from '@suite/testing/factories';
import { catalog } from '../languages/catalog.ts';
import { describeRoomsLeft, nightsToAsk } from './rooms-left.ts';

const first = '2027-03-05';
const stay = { room_type: 'Double', checkin_date: first, checkout_date: addDays(first, 3) };

afterEach(() => changeLanguage('en'));

test.each([
  ['', first, addDays(first, 3), null],
  ['Double', '', addDays(first, 3), null],
  ['Double', first, '2027-13-01', null],
  ['Double', first, first, null],
  ['Double', first, addDays(first, 401), null],
  ['Double', first, addDays(first, 3), { from: first, to: addDays(first, 3) }],
])('for %j from %j to %j is asked %j', (room_type, checkin_date, checkout_date, nights) => {
  expect(nightsToAsk({ room_type, checkin_date, checkout_date })).toEqual(nights);
});

function describeLeft(left: number[], { stored, today = first }: { stored?: Booking; today?: string } = {}) {
  const nights = left.map((free, index) => ({
    ...{ night: addDays(first, index), in_service: 3, sold: 3 - free },
    left: free,
  }));
  return describeRoomsLeft([{ room_type: 'Double', nights }], stay, { stored, today });
}

describe('what is left', () => {
  test.each([
    [[4, 2, 3], '2 Double rooms left for these nights.', false],
    [[1, 2, 3], '1 Double room left for these nights.', false],
    [[1, 0, 3], 'Double is sold out on 06/Mar/2027.', true],
    [[-1, 0, 3], 'Double is sold out on 05/Mar/2027, 06/Mar/2027.', true],
  ])('of %j is said as %j', (left, sentence, isSoldOut) => {
    expect(describeLeft(left)).toEqual({ sentence, isSoldOut });
  });

  test('is not said of a type without rooms, and nights that are over are left out', () => {
    expect(describeRoomsLeft([], stay, { stored: undefined, today: first })).toBeUndefined();
    expect(describeLeft([0, 1, 2], { today: addDays(first, 1) })?.sentence).toMatch(/^1 Double room left/);
  });

  test('does not count the own nights of the booking, of its type and while it is not cancelled', () => {
    const stored = bookingFactory.build({
      room_type: 'Double',
      checkin_date: first,
      checkout_date: '2027-03-07',
    });
    expect(describeLeft([0, -2, 3], { stored })?.sentence).toMatch(/^1 Double room left/);
    expect(describeLeft([0, -2, 0], { stored })?.sentence).toBe('Double is sold out on 07/Mar/2027.');
    const open = { ...stored, checkout_date: null, no_nights: 1 };
    expect(describeLeft([0, 0, 3], { stored: open })?.sentence).toBe('Double is sold out on 06/Mar/2027.');
    for (const change of [{ room_type: 'Single' }, { stay_state: 'cancelled' as const }]) {
      expect(describeLeft([0, 1, 1], { stored: { ...stored, ...change } })?.isSoldOut).toBe(true);
    }
  });

  test.each([
    [
      'de',
      'Double ist in diesen Nächten ausgebucht: 05.03.2027, 06.03.2027.',
      'Für diese Nächte sind noch 3 Zimmer frei: Double.',
    ],
    ['ar', /لا توجد غرف متاحة من نوع .*Double.* في هاتين الليلتين: /, /بقيت .*3.* غرف لهذه الليالي: /],
  ] as const)('is said in %s with its plural forms', async (language, soldOut, left) => {
    await changeLanguage(language);
    await catalog.load();
    expect(describeLeft([0, 0, 1])?.sentence).toEqual(expect.stringMatching(soldOut));
    expect(describeLeft([3, 3, 3])?.sentence).toEqual(expect.stringMatching(left));
  });
});
