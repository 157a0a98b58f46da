import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { addDays } from '@suite/contracts/dates';
import { bookingFactory } from '@suite/testing/factories';
import { changeBookingForm, checkEditForm, editFormOf, hotelToday } from './booking-form.ts';
import { displayDate } from './booking-texts.ts';

const RealDate = Date;
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Pacific/Kiritimati', 'Etc/GMT+12'];
const local =
  /^(get|set)(Date|Day|FullYear|Hours|Milliseconds|Minutes|Month|Seconds)$|^getTimezoneOffset$|^to(Date|Locale|Time)?\w*String$/;
const ofNoZone = new Set(['toISOString', 'toUTCString', 'toJSON']);

/** This clock has no local time zone, so tests that pass with it pass in every zone. */
class ZonelessDate extends RealDate {
  constructor(...parts: unknown[]) {
    const [first] = parts;
    const isOfZone = typeof first === 'string' && !/^\d{4}-\d{2}-\d{2}$|Z$|[+-]\d{2}:\d{2}$/.test(first);
    if (parts.length > 1 || isOfZone) throw new Error(`${parts.join(', ')} means another moment elsewhere`);
    super(...(parts as []));
  }
}
for (const name of Object.getOwnPropertyNames(RealDate.prototype)) {
  if (!local.test(name) || ofNoZone.has(name)) continue;
  Object.defineProperty(ZonelessDate.prototype, name, {
    value: () => {
      throw new Error(`${name} depends on the time zone`);
    },
  });
}

beforeEach(() => {
  globalThis.Date = ZonelessDate as DateConstructor;
});
afterEach(() => {
  globalThis.Date = RealDate;
});

test('the clock of these tests has no zone', () => {
  expect(() => new Date(2027, 2, 5)).toThrow('another moment');
  expect(() => new Date('2027-03-05T00:00:00')).toThrow('another moment');
  expect(() => new Date().getDate()).toThrow('depends');
  expect(() => new Date().toString()).toThrow('depends');
  expect(new Date('2027-03-05T00:00:00Z').toISOString()).toBe('2027-03-05T00:00:00.000Z');
});

test('opened and saved, no booking changes its days, whatever zone the reader is in', () => {
  for (let offset = 0; offset < 800; offset += 1) {
    const checkin_date = addDays('2026-01-01', offset);
    const no_nights = 1 + (offset % 9);
    const checkout_date = addDays(checkin_date, no_nights);
    const booking = bookingFactory.withGuests(offset % 3).build({ checkin_date, checkout_date, no_nights });
    const form = editFormOf(booking);
    expect(checkEditForm(form, booking).value).toMatchObject({ checkin_date, checkout_date, no_nights });
    // Typing the same days again keeps the nights.
    expect(changeBookingForm(form, { checkin_date, checkout_date })).toEqual(form);
    expect(displayDate(checkin_date).slice(0, 2)).toBe(checkin_date.slice(8));
  }
});

test("a stay from the hotel's own today on keeps its days, in every zone and at every hour", () => {
  for (const timeZone of zones) {
    for (const hour of [0, 5, 11, 13, 18, 23]) {
      const instant = new Date(RealDate.UTC(2027, 9, 31, hour, 59));
      const checkin_date = hotelToday(timeZone, instant);
      const booking = bookingFactory.build({ checkin_date, checkout_date: addDays(checkin_date, 1) });
      const { value } = checkEditForm(editFormOf(booking), booking);
      expect([value?.checkin_date, value?.checkout_date]).toEqual([checkin_date, addDays(checkin_date, 1)]);
    }
  }
});
