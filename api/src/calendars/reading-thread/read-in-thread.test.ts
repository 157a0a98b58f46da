import { expect, test } from '@jest/globals';
import { readInThread } from './read-in-thread.ts';

const lines = (...texts: string[]) => `${texts.join('\r\n')}\r\n`;
const calendar = (...events: string[]) =>
  `${lines('BEGIN:VCALENDAR', 'VERSION:2.0')}${events.join('')}${lines('END:VCALENDAR')}`;
const event = (...properties: string[]) => lines('BEGIN:VEVENT', 'UID:a@x.test', ...properties, 'END:VEVENT');
const read = (text: string, hotel_id = 1) =>
  readInThread(hotel_id, { text, timeZone: 'Europe/Lisbon', today: '2027-01-10', until: '2028-07-10' });

const never = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';

test.each([
  ['a recurrence that never comes', event('DTSTART:20270101T000000Z', never)],
  ['recurrences without an end', event('DTSTART:20000101T000000Z', 'RRULE:FREQ=DAILY').repeat(9_000)],
])(
  'a calendar with %s is refused with a sentence, and the next one is read',
  async (_name, hostile) => {
    const [refused, next] = await Promise.allSettled([
      read(calendar(hostile)),
      read(calendar(event('DTSTART;VALUE=DATE:20270305'))),
    ]);
    expect(refused).toMatchObject({
      reason: { message: expect.stringMatching(/^The calendar could not be read within 5 seconds\./) },
    });
    expect(next).toMatchObject({ value: { nights: [{ from: '2027-03-05', to: '2027-03-06' }] } });
  },
  30_000,
);

test('complex calendars of one hotel keep another hotel waiting for one of them', async () => {
  const ended: string[] = [];
  const complex = () => read(calendar(event('DTSTART:20270101T000000Z', never))).catch(() => ended.push('1'));
  const other = () => read(calendar(event('DTSTART;VALUE=DATE:20270305')), 2).then(() => ended.push('2'));
  await Promise.all([complex(), complex(), complex(), other()]);
  expect(ended).toEqual(['1', '2', '1', '1']);
}, 40_000);

test('the largest calendar leaves the time of the process to others', async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 5);
  const night = event('DTSTART;VALUE=DATE:20270305', `DESCRIPTION:${'x'.repeat(400)}`);
  expect((await read(calendar(night.repeat(9_900)))).nights).toHaveLength(1);
  clearInterval(others);
  expect(turns).toBeGreaterThan(10);
}, 30_000);

test('a text that is no calendar is refused with its own sentence', async () => {
  await expect(read('<html></html>')).rejects.toThrow('The address does not lead to a calendar');
});
