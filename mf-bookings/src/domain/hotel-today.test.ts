import { describe, expect, test } from '@jest/globals';
import { hotelToday } from './hotel-today.ts';

describe('hotelToday', () => {
  const instant = new Date('2027-03-05T11:00:00Z');

  test.each([
    ['Pacific/Kiritimati', '2027-03-06'],
    ['UTC', '2027-03-05'],
    ['Pacific/Honolulu', '2027-03-05'],
    ['Pacific/Pago_Pago', '2027-03-05'],
    [null, '2027-03-04'],
    [undefined, '2027-03-04'],
  ])('in %s it is %s', (zone, day) => {
    expect(hotelToday(zone, instant)).toBe(day);
  });
});
