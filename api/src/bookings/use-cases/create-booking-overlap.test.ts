import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { CreateBookingPayload } from '@suite/contracts/bookings';
import { sql } from '@suite/database';
import { deps, openBookingsTest, payload } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest, People } from '../../testing/contexts/open-bookings-test.ts';
import { createBooking } from './create-booking.ts';

let fixture: BookingsTest;
let email: string;
let guests = 0;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());
beforeEach(() => {
  email = `regular${(guests += 1)}@guests.test`;
});

const today = calendarDateIn('UTC');
const day = (offset: number) => addDays(today, offset);

function book(
  from: number,
  to: number,
  fields: Partial<CreateBookingPayload> = {},
  who: keyof People = 'seaviewAdmin',
) {
  const stay = { email, checkin_date: day(from), checkout_date: day(to), no_nights: to - from };
  return createBooking(fixture.database, fixture.people[who], payload({ ...stay, ...fields }), deps);
}

const conflict = { errorType: 'DATE_RANGE_CONFLICT' };

describe('one guest at one hotel', () => {
  test.each([
    ['the same days', 10, 13],
    ['the first night', 8, 11],
    ['the last night', 12, 15],
    ['a night within', 11, 12],
    ['days around', 9, 14],
  ])('%s: refused', async (_case, from, to) => {
    await book(10, 13);
    await expect(book(from, to)).rejects.toMatchObject(conflict);
  });
  test.each([
    ['leaving on the day the other begins', 8, 10],
    ['coming on the day the other ends', 13, 15],
  ])('%s: accepted', async (_case, from, to) => {
    await book(10, 13);
    expect(await book(from, to)).toMatchObject({ checkin_date: day(from) });
  });
  test('the message names the other booking, its guest and days', async () => {
    const { id, name } = await book(10, 13);
    const spoken = (date: string) => {
      const month = new Date(`${date}T00:00:00Z`).toLocaleString('en-US', {
        month: 'short',
        timeZone: 'UTC',
      });
      return `${date.slice(8)}/${month}/${date.slice(0, 4)}`;
    };
    await expect(book(12, 14)).rejects.toMatchObject({
      message: `This guest already has booking #${id} (${name}) at this hotel from ${spoken(day(10))} to ${spoken(day(13))}.`,
    });
  });
  test.each<[string, (address: string) => string]>([
    ['letter case', (address) => address.toUpperCase()],
    ['a character that is not shown', (address) => `${address}\u200b`],
    ['a space', (address) => ` ${address} `],
  ])('%s makes no other guest', async (_what, write) => {
    await book(10, 13);
    await expect(book(10, 13, { email: write(email) })).rejects.toMatchObject(conflict);
  });
  test('another guest, another hotel and a deleted booking are no conflict', async () => {
    const { id } = await book(10, 13);
    await book(10, 13, { email: `other.${email}` });
    await book(10, 13, {}, 'alpineAdmin');
    await fixture.database.query(sql`update bookings set deleted_at = now() where id = ${id}`);
    expect(await book(10, 13)).toMatchObject({ email });
  });
  test('a stay without a check-out never conflicts', async () => {
    const { id } = await book(10, 13);
    await fixture.database.query(sql`update bookings set checkout_date = null where id = ${id}`);
    expect(await book(10, 13)).toMatchObject({ email });
  });
  test('of ten at once exactly one passes, the others learn of it', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => book(10, 13)));
    const passed = results.filter((result) => result.status === 'fulfilled');
    const failed = results.filter((result) => result.status === 'rejected');
    expect(passed).toHaveLength(1);
    for (const { reason } of failed) {
      expect(reason).toMatchObject(conflict);
      expect((reason as Error).message).toContain(`#${passed[0]?.value.id} `);
    }
    const [left] = await fixture.database.query(sql`
      select count(*), count(*) filter (where action = 'create-booking') as audits
      from bookings join audit_records on subject_id = bookings.id::text where email = ${email}
    `);
    expect(left).toEqual({ count: 1, audits: 1 });
  });
});

describe('allow_overlap', () => {
  test('is for those who run the hotel', async () => {
    await book(10, 13);
    await expect(book(10, 13, { allow_overlap: true }, 'seaviewStaff')).rejects.toMatchObject({
      errorType: 'PERMISSION_DENIED',
    });
    expect(await book(10, 13, { allow_overlap: true })).toMatchObject({ email });
  });
  test('false asks for nothing', async () => {
    expect(await book(10, 13, { allow_overlap: false }, 'seaviewStaff')).toMatchObject({ email });
  });
  test('lets one stay pass: the next one is asked again, by either of the two', async () => {
    await book(10, 13);
    const { id } = await book(12, 16, { allow_overlap: true });
    await expect(book(14, 18)).rejects.toMatchObject({
      ...conflict,
      message: expect.stringContaining(`#${id} `),
    });
    await expect(book(10, 11)).rejects.toMatchObject(conflict);
  });
});
