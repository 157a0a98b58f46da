import { describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn, daysBetween, isCalendarDate } from './calendar-date.ts';

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Pacific/Kiritimati'];
// These days cover daylight saving in both hemispheres, a leap day, a year's end, and a day that Samoa skipped.
const moments = [
  '2026-03-08',
  '2026-03-29',
  '2026-10-04',
  '2026-10-25',
  '2028-02-29',
  '2026-12-31',
  '2011-12-30',
];
const instants = moments.flatMap((day) =>
  [0, 6, 11.99, 12, 17.5, 23.999].map((hour) => new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000)),
);

describe('isCalendarDate', () => {
  test.each(['2027-03-05', '2028-02-29', '0001-01-01', '9999-12-31'])('takes %s', (value) => {
    expect(isCalendarDate(value)).toBe(true);
  });
  test.each([
    '',
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-04-31',
    '0000-01-01',
    '27-03-05',
    '2027-3-5',
    '2027-03-05T00:00:00Z',
    ' 2027-03-05',
    '2027-03-05\n',
    '05/03/2027',
    '+12027-01-01',
  ])('refuses %j', (value) => {
    expect(isCalendarDate(value)).toBe(false);
  });
});

describe('daysBetween and addDays', () => {
  test('agree on every distance over 900 days, leap day and year ends included', () => {
    for (let days = -450; days <= 450; days += 1) {
      const other = addDays('2027-12-31', days);
      expect(isCalendarDate(other)).toBe(true);
      expect(daysBetween('2027-12-31', other)).toBe(days);
    }
  });
  test('a day is a day where the clocks change', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(addDays('2026-10-24', 1)).toBe('2026-10-25');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});

describe('calendarDateIn', () => {
  test('there are zones to check', () => {
    expect(zones.length).toBeGreaterThan(400);
  });
  test('is the local day of every zone', () => {
    const wrong: [string, string][] = [];
    for (const timeZone of zones) {
      const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
      for (const instant of instants) {
        const day = calendarDateIn(timeZone, instant);
        // Calling expect for each of so many days is slower than computing them.
        if (!isCalendarDate(day) || day !== clock.format(instant).slice(0, 10)) wrong.push([timeZone, day]);
      }
    }
    expect(wrong).toEqual([]);
  });
  test('never runs backwards, and differs by at most a day from UTC', () => {
    const wrong: [string, string][] = [];
    for (const timeZone of zones) {
      let before = '';
      for (let hour = 0; hour < 96; hour += 1) {
        const instant = new Date(Date.UTC(2026, 9, 23, hour));
        const day = calendarDateIn(timeZone, instant);
        const distance = Math.abs(daysBetween(instant.toISOString().slice(0, 10), day));
        if (!(day >= before && distance <= 1)) wrong.push([timeZone, day]);
        before = day;
      }
    }
    expect(wrong).toEqual([]);
  });
  test.each([
    ['Pacific/Honolulu', '2027-03-04'],
    ['UTC', '2027-03-05'],
    ['Asia/Kolkata', '2027-03-05'],
    ['Pacific/Kiritimati', '2027-03-05'],
  ])('at 05:00 UTC on 5 March it is %s: %s', (timeZone, day) => {
    expect(calendarDateIn(timeZone, new Date('2027-03-05T05:00:00Z'))).toBe(day);
  });
  test('an unknown zone is an error, not a guess', () => {
    expect(() => calendarDateIn('Mars/Olympus')).toThrow(RangeError);
  });
});

/** Returns the first quarter of an hour of a day in a zone, or null for a day that the zone skipped. */
function midnightIn(timeZone: string, day: string): Date | null {
  const quarter = 900_000;
  let [before, from] = [
    Date.parse(`${day}T00:00:00Z`) - 96 * quarter,
    Date.parse(`${day}T00:00:00Z`) + 96 * quarter,
  ];
  while (from - before > quarter) {
    const between = before + Math.floor((from - before) / quarter / 2) * quarter;
    if (calendarDateIn(timeZone, new Date(between)) < day) before = between;
    else from = between;
  }
  return calendarDateIn(timeZone, new Date(from)) === day ? new Date(from) : null;
}

test('a day kept as its midnight comes back as that day: one later than its UTC text, east of Greenwich', () => {
  let later = 0;
  for (const timeZone of zones) {
    for (const day of moments) {
      const midnight = midnightIn(timeZone, day);
      if (!midnight) continue;
      const cut = midnight.toISOString().slice(0, 10);
      const isEast = midnight.getTime() < Date.parse(`${day}T00:00:00Z`);
      expect({ timeZone, day: calendarDateIn(timeZone, midnight) }).toEqual({
        timeZone,
        day: isEast ? addDays(cut, 1) : cut,
      });
      if (isEast) later += 1;
    }
  }
  expect(later).toBeGreaterThan(1_000);
});
