import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { openMessageTexts } from '../../languages/message-texts.ts';
import { writeFeed } from './write-feed.ts';

const changed_at = new Date('2027-01-02T03:04:05Z');
const stay = {
  ...{ uid: 'nights-7', from: '2027-03-27', to: '2027-03-29', room_number: '101' },
  ...{ guest_name: 'Zoë; "Lee", \n\\ 山田太郎'.repeat(5), changed_at },
};
const block = { ...stay, uid: 'nights-8', guest_name: null };
const feed = {
  ...{ hotel_name: 'Sea, view', room_number: null, includes_names: false, host: 'suite.test' },
  render: openMessageTexts('en'),
};

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

test('another reader finds all-day events with the same identity each time', () => {
  const text = writeFeed(feed, [stay, block]);
  const [first, second] = eventsOf(text);
  expect([first?.uid, String(first?.startDate), String(first?.endDate)]).toEqual([
    ...['nights-7@suite.test', '2027-03-27', '2027-03-29'],
  ]);
  expect([first?.startDate.isDate, first?.summary, second?.summary]).toEqual([
    true,
    '101: Booked',
    '101: Blocked',
  ]);
  expect(writeFeed(feed, [stay, block])).toBe(text);
  const [changed] = eventsOf(writeFeed(feed, [{ ...stay, changed_at: new Date('2027-01-02T03:04:06Z') }]));
  expect(changed?.sequence).toBe((first?.sequence ?? 0) + 1);
});

test('guests are named only where that was chosen, and their names are read back as they are', () => {
  expect(writeFeed(feed, [stay])).not.toContain('Zoë');
  const [named] = eventsOf(writeFeed({ ...feed, includes_names: true, room_number: '101' }, [stay]));
  expect(named?.summary).toBe(stay.guest_name);
});

test('lines have at most 75 bytes and end as the standard demands', () => {
  const text = writeFeed({ ...feed, includes_names: true }, [stay]);
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.*END:VCALENDAR\r\n$/s);
});

test('without a room a stay of the whole hotel says so, and an empty calendar is one', () => {
  expect(eventsOf(writeFeed(feed, [{ ...stay, room_number: null }]))[0]?.summary).toBe('No room: Booked');
  expect(eventsOf(writeFeed(feed, []))).toEqual([]);
});

test.each([
  ['en', 'Sea, view: room 101', ['Booked', 'Blocked'], 'No room: Booked'],
  ['de', 'Sea, view: Zimmer 101', ['Gebucht', 'Gesperrt'], 'Ohne Zimmer: Gebucht'],
  ['ar', 'Sea, view: غرفة 101', ['محجوز', 'محجوب'], 'بلا غرفة: محجوز'],
] as const)('in %s the calendar is called %s and its events %j', (language, name, titles, roomless) => {
  const translated = { ...feed, render: openMessageTexts(language) };
  const text = writeFeed({ ...translated, room_number: '101' }, [stay, block]);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(name);
  expect(eventsOf(text).map(({ summary }) => summary)).toEqual(titles);
  const [first] = eventsOf(writeFeed(translated, [{ ...stay, room_number: null }]));
  expect(first?.summary).toBe(roomless);
});
