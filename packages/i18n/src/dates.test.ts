import { afterEach, expect, test } from '@jest/globals';
import { changeLanguage } from '@suite/i18n';
import { formatCalendarDate, formatDay, formatMoment, zoneName } from './dates.ts';

const noon = '2027-03-05T12:00:00.000Z';

afterEach(() => changeLanguage('en'));

test.each([
  ['Europe/Berlin', '05/Mar/2027, 13:00 CET', 'CET'],
  ['Europe/Lisbon', '05/Mar/2027, 12:00 WET', 'WET'],
  ['Pacific/Kiritimati', '06/Mar/2027, 02:00 GMT+14', 'GMT+14'],
])('in %s noon of UTC is %s', (zone, moment, name) => {
  expect(formatMoment(noon, zone)).toBe(moment);
  expect(zoneName(noon, zone)).toBe(name);
});

test('without a zone it is the one of the reader, and named as well', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(formatMoment(noon)).toBe(formatMoment(noon, timeZone));
  expect(formatDay(noon)).toBe('05/Mar/2027');
});

test.each([
  ['de', '05.03.2027', '05.03.2027, 13:00 MEZ', 'MEZ'],
  ['fr', '5 mars 2027', '5 mars 2027, 13:00 UTC+1', 'UTC+1'],
  ['es', '5 mar 2027', '5 mar 2027, 13:00 CET', 'CET'],
  ['it', '5 mar 2027', '5 mar 2027, 13:00 CET', 'CET'],
] as const)('in %s it is %s', async (language, day, moment, name) => {
  await changeLanguage(language);
  expect(formatDay(noon)).toBe(day);
  expect(formatMoment(noon, 'Europe/Berlin')).toBe(moment);
  expect(zoneName(noon, 'Europe/Berlin')).toBe(name);
  expect(formatCalendarDate('2027-03-05')).toBe(day);
});

test.each([
  ['en', '05/Mar/2027'],
  ['de', '05.03.2027'],
  ['fr', '5 mars 2027'],
] as const)('a calendar date is the same day in every zone, in %s %s', async (language, shown) => {
  await changeLanguage(language);
  expect(formatCalendarDate('2027-03-05')).toBe(shown);
});

test.each(['', 'soon', '2027-13-01', '2027-03'])('%j is not a calendar date', (date) => {
  expect(formatCalendarDate(date)).toBeNull();
});
