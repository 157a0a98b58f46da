import { describe, expect, test } from '@jest/globals';
import { readEvents } from './read-events.ts';

const lines = (...texts: string[]) => `${texts.join('\r\n')}\r\n`;
const event = (...properties: string[]) => lines('BEGIN:VEVENT', 'UID:a@x.test', ...properties, 'END:VEVENT');
const calendar = (...parts: string[]) =>
  `${lines('BEGIN:VCALENDAR', 'VERSION:2.0')}${parts.join('')}${lines('END:VCALENDAR')}`;

function read(text: string, timeZone = 'Europe/Lisbon') {
  const { nights, skipped } = readEvents(text, { timeZone, today: '2027-01-10', until: '2028-07-10' });
  const ranges = nights.map(({ from, to }) => `${from}..${to}`);
  return skipped > 0 ? [...ranges, `${skipped} skipped`] : ranges;
}

const newYork = lines(
  ...['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:19701101T020000', 'TZOFFSETFROM:-0400'],
  ...['TZOFFSETTO:-0500', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'END:STANDARD', 'BEGIN:DAYLIGHT'],
  ...['DTSTART:19700308T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'END:DAYLIGHT', 'END:VTIMEZONE'],
);

describe('the nights of an event', () => {
  test.each<[string, string[], string[]]>([
    ['all-day', ['DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270308'], ['2027-03-05..2027-03-08']],
    ['all-day without an end', ['DTSTART;VALUE=DATE:20270305'], ['2027-03-05..2027-03-06']],
    ['all-day with a duration', ['DTSTART;VALUE=DATE:20270305', 'DURATION:P3D'], ['2027-03-05..2027-03-08']],
    [
      'all-day over the change of clocks',
      ['DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270329'],
      ['2027-03-27..2027-03-29'],
    ],
    [
      'floating from arrival to departure',
      ['DTSTART:20270305T150000', 'DTEND:20270307T110000'],
      ['2027-03-05..2027-03-07'],
    ],
    ['with a duration', ['DTSTART:20270305T150000', 'DURATION:P1DT20H'], ['2027-03-05..2027-03-07']],
    ['until midnight', ['DTSTART:20270305T150000', 'DTEND:20270306T000000'], ['2027-03-05..2027-03-06']],
    ['over midnight', ['DTSTART:20270305T230000', 'DTEND:20270306T010000'], ['2027-03-05..2027-03-06']],
    ['within a day', ['DTSTART:20270305T090000', 'DTEND:20270305T110000'], []],
    ['without an end', ['DTSTART:20270305T090000'], []],
    ['cancelled', ['DTSTART;VALUE=DATE:20270305', 'STATUS:CANCELLED'], []],
    ['that is free', ['DTSTART;VALUE=DATE:20270305', 'TRANSP:TRANSPARENT'], []],
    ['that is over', ['DTSTART;VALUE=DATE:20270105', 'DTEND;VALUE=DATE:20270110'], []],
    [
      'that has begun',
      ['DTSTART;VALUE=DATE:20270105', 'DTEND;VALUE=DATE:20270112'],
      ['2027-01-05..2027-01-12'],
    ],
    [
      'beyond the nights that are sold',
      ['DTSTART;VALUE=DATE:20280705', 'DTEND;VALUE=DATE:20290101'],
      ['2028-07-05..2028-07-10'],
    ],
    [
      'that ends before it starts',
      ['DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270301'],
      ['1 skipped'],
    ],
    ['without a start', ['DTEND;VALUE=DATE:20270301'], ['1 skipped']],
    ['with an impossible day', ['DTSTART:2027-99'], ['1 skipped']],
    ['of a 13th month', ['DTSTART;VALUE=DATE:20271301'], ['1 skipped']],
    ['of 30 February', ['DTSTART;VALUE=DATE:20270230'], ['1 skipped']],
    ['of a 25th hour', ['DTSTART:20270410T250000', 'DTEND:20270412T100000'], ['1 skipped']],
    ['with an end that is no day', ['DTSTART;VALUE=DATE:20270410', 'DTEND;VALUE=DATE:soon'], ['1 skipped']],
    ['without the mark of a day', ['DTSTART:20270410', 'DTEND:20270412'], ['2027-04-10..2027-04-12']],
    [
      'of a zone, without the mark of a day',
      ['DTSTART;TZID=America/New_York:20270410', 'DTEND:20270411'],
      ['2027-04-10..2027-04-11'],
    ],
    ['with dashes', ['DTSTART;VALUE=DATE:2027-04-10', 'DTEND:2027-04-12'], ['2027-04-10..2027-04-12']],
  ])('%s', (_name, properties, nights) => {
    expect(read(calendar(event(...properties)))).toEqual(nights);
  });

  // Each starts and ends at the same two instants: 23:30 and 12:00 UTC.
  test.each([
    ['Europe/Lisbon', '2027-03-27..2027-03-29'],
    ['America/New_York', '2027-03-27..2027-03-29'],
    ['Pacific/Kiritimati', '2027-03-28..2027-03-30'],
  ])('in UTC are those of the clock in %s', (timeZone, nights) => {
    const text = calendar(event('DTSTART:20270327T233000Z', 'DTEND:20270329T120000Z'));
    expect(read(text, timeZone)).toEqual([nights]);
  });

  test.each([
    ['Europe/Lisbon', '2027-03-14..2027-03-15'],
    ['America/New_York', '2027-03-13..2027-03-15'],
    ['Pacific/Kiritimati', '2027-03-14..2027-03-16'],
  ])('of a described zone are those of the clock in %s', (timeZone, nights) => {
    // 23:30 is 04:30 UTC in winter; 11:00 of two days later is 15:00 UTC, as the clocks went forward.
    const times = ['DTSTART;TZID=Office:20270313T233000', 'DTEND;TZID=Office:20270315T110000'];
    expect(read(calendar(newYork, event(...times)), timeZone)).toEqual([nights]);
  });

  test.each([
    ['America/New_York', 'Europe/Lisbon', '2027-03-06..2027-03-07'],
    ['America/New_York', 'America/New_York', '2027-03-05..2027-03-07'],
    ['Pacific/Kiritimati', 'Europe/Lisbon', '2027-03-05..2027-03-06'],
    ['W. Europe Standard Time', 'Pacific/Kiritimati', '2027-03-05..2027-03-07'],
  ])('of %s, which the calendar does not describe, by the clock in %s', (zone, timeZone, nights) => {
    const times = [`DTSTART;TZID=${zone}:20270305T213000`, `DTEND;TZID=${zone}:20270307T130000`];
    expect(read(calendar(event(...times)), timeZone)).toEqual([nights]);
  });
});

describe('recurrences', () => {
  test('are expanded until the last night that is sold', () => {
    const nights = read(calendar(event('DTSTART;VALUE=DATE:20200106', 'RRULE:FREQ=WEEKLY')));
    expect([nights[0], nights.at(-1), nights.length]).toEqual([
      ...['2027-01-11..2027-01-12', '2028-07-03..2028-07-04', 78],
    ]);
  });

  test('keep the local time when the clocks change', () => {
    const times = ['DTSTART;TZID=Office:20270306T193000', 'DTEND;TZID=Office:20270307T090000'];
    const text = calendar(newYork, event(...times, 'RRULE:FREQ=WEEKLY;COUNT=3'));
    // In Lisbon 19:30 of New York is past midnight, and before it once only the clocks in New York went forward.
    expect(read(text)).toEqual(['2027-03-20..2027-03-21']);
  });

  test('leave out excluded days and follow changes of single days', () => {
    const text = calendar(
      event('DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=DAILY;COUNT=5', 'EXDATE;VALUE=DATE:20270302'),
      event('RECURRENCE-ID;VALUE=DATE:20270303', 'DTSTART;VALUE=DATE:20270320', 'DTEND;VALUE=DATE:20270322'),
      event('RECURRENCE-ID;VALUE=DATE:20270304', 'DTSTART;VALUE=DATE:20270304', 'STATUS:CANCELLED'),
    );
    expect(read(text)).toEqual([
      ...['2027-03-01..2027-03-02', '2027-03-05..2027-03-06', '2027-03-20..2027-03-22'],
    ]);
  });

  test.each<[string, string, string[]]>([
    ['20270101', 'YEARLY;BYMONTH=2;BYMONTHDAY=30', []],
    ['20270101', 'YEARLY;BYMONTH=4;BYMONTHDAY=31', []],
    ['20240229', 'YEARLY', []],
    ['20270131', 'YEARLY;BYMONTH=2,3', ['03-31']],
    ['20270131', 'MONTHLY;COUNT=3', ['01-31', '03-31', '05-31']],
    ['20270128', 'YEARLY;BYMONTH=2;BYMONTHDAY=-1', ['02-28']],
    ['20270104', 'MONTHLY;BYDAY=1MO;COUNT=3', ['02-01', '03-01']],
  ])('from %s on, %s, come on no other days than their own', (start, rule, days) => {
    const nights = read(calendar(event(`DTSTART;VALUE=DATE:${start}`, `RRULE:FREQ=${rule}`)));
    expect(nights.filter((one) => one.startsWith('2027')).map((one) => one.slice(5, 10))).toEqual(days);
  });

  test('with an exclusion that lacks the mark of a day leave it out', () => {
    const rule = ['RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20270302'];
    expect(read(calendar(event('DTSTART;VALUE=DATE:20270301', ...rule)))).toEqual([
      ...['2027-03-01..2027-03-02', '2027-03-03..2027-03-04'],
    ]);
  });

  test('that are endless are skipped', () => {
    expect(read(calendar(event('DTSTART:20000101T000000Z', 'RRULE:FREQ=DAILY')))).toEqual(['1 skipped']);
  });

  test.each(['SECONDLY', 'SECONDLY;BYMONTH=2;BYMONTHDAY=30', 'MINUTELY', 'HOURLY', 'FORTNIGHTLY'])(
    'that are %s are skipped, and the other events are read',
    (rule) => {
      const night = event('DTSTART;VALUE=DATE:20270305');
      const repeated = event('DTSTART;VALUE=DATE:20270301', `RRULE:FREQ=${rule}`);
      expect(read(calendar(night, repeated, night))).toEqual(['2027-03-05..2027-03-06', '1 skipped']);
    },
  );

  test('on listed days are as many events', () => {
    const text = calendar(event('DTSTART;VALUE=DATE:20270301', 'RDATE;VALUE=DATE:20270305,20270309'));
    expect(read(text)).toEqual([
      ...['2027-03-01..2027-03-02', '2027-03-05..2027-03-06', '2027-03-09..2027-03-10'],
    ]);
  });

  test('that are many more than a room has are refused before they are parsed', () => {
    const night = event('DTSTART;VALUE=DATE:20270305');
    expect(() => read(calendar(night.repeat(10_000)))).toThrow('too many events');
    expect(() => read(calendar(night.toLowerCase().repeat(10_000)))).toThrow('too many events');
    expect(read(calendar(night.repeat(9_000)))).toEqual(['2027-03-05..2027-03-06']);
  });

  test('a changed day without its event is an event', () => {
    const text = calendar(event('RECURRENCE-ID;VALUE=DATE:20270303', 'DTSTART;VALUE=DATE:20270320'));
    expect(read(text)).toEqual(['2027-03-20..2027-03-21']);
  });
});

test('events of the same nights are one, and one that cannot be read keeps no other from being read', () => {
  const night = event('DTSTART;VALUE=DATE:20270305');
  expect(read(calendar(night, event('SUMMARY:Nothing'), night))).toEqual([
    '2027-03-05..2027-03-06',
    '1 skipped',
  ]);
});

test('the first events that cannot be read are named by day and UID', () => {
  const unknown = event('DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=FORTNIGHTLY', 'SUMMARY:Ann');
  const late = event('DTSTART;VALUE=DATE:20270305', 'DTEND;VALUE=DATE:20270301', 'SUMMARY:Ben');
  const { skipped, skippedExamples } = readEvents(calendar(unknown, late, late, late), {
    ...{ timeZone: 'UTC', today: '2027-01-10', until: '2028-07-10' },
  });
  expect([skipped, skippedExamples.length]).toEqual([4, 3]);
  expect(skippedExamples.slice(0, 2)).toEqual([
    { day: '20270301', uid: 'a@x.test' },
    { day: '2027-03-05', uid: 'a@x.test' },
  ]);
});

test('several calendars in one file are read, and one without an event is empty', () => {
  const march = (day: string) => calendar(event(`DTSTART;VALUE=DATE:202703${day}`));
  expect(read(march('05') + march('08'))).toEqual(['2027-03-05..2027-03-06', '2027-03-08..2027-03-09']);
  expect(read(`\uFEFF${calendar()}`)).toEqual([]);
});

test.each(['', '<html></html>', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', 'BEGIN:VCARD\r\nEND:VCARD\r\n', '{}'])(
  '%j is no calendar',
  (text) => {
    expect(() => read(text)).toThrow('The address does not lead to a calendar');
  },
);
