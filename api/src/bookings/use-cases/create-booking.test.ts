import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { decryptVerificationToken, hashVerificationToken } from '../domain/verification-token.ts';
import {
  addCaller,
  addHotel,
  deps,
  openBookingsTest,
  payload,
  secretKey,
} from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest, People } from '../../testing/contexts/open-bookings-test.ts';
import { createBooking } from './create-booking.ts';

let fixture: BookingsTest;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

const create = (who: keyof People, fields: Parameters<typeof payload>[0], now?: Date) =>
  createBooking(fixture.database, fixture.people[who], payload(fields), { ...deps, ...(now && { now }) });

interface Stored {
  hotel_id: number;
  hash: Buffer;
  encrypted: Buffer;
  created_by: number;
}

async function stored(id: number): Promise<Stored> {
  const [row] = await fixture.database.query<Stored>(sql`
    select hotel_id, verification_token_hash as hash, verification_token_encrypted as encrypted, created_by
    from bookings where id = ${id}
  `);
  if (!row) throw new Error('not stored');
  return row;
}

async function countAll(): Promise<number[]> {
  const rows = await fixture.database.query<{ count: number }>(sql`
    select count(*) from bookings union all select count(*) from passengers union all select count(*) from audit_records
  `);
  return rows.map(({ count }) => count);
}

describe('what is written', () => {
  test('the answer is the booking as it was sent, of the own hotel', async () => {
    const passengers = [
      { name: 'Bo', type: 'Child' as const, user_type: 'guest' as const },
      { name: 'Cy', type: 'Infant' as const, user_type: 'guest' as const },
    ];
    const sent = payload({ name: ' Ann ', passengers });
    const { seaviewStaff } = fixture.people;
    const booking = await createBooking(fixture.database, seaviewStaff, sent, deps);
    expect(booking).toMatchObject({
      name: 'Ann',
      email: sent.email,
      hotel_id: fixture.seaview,
      hotel_name: 'Seaview',
      guest_language: null,
      checkin_date: sent.checkin_date,
      checkout_date: sent.checkout_date,
      no_nights: 3,
      is_verified: false,
    });
    expect(
      booking.passengers.map(({ name, type, user_type, is_verified }) => [
        name,
        type,
        user_type,
        is_verified,
      ]),
    ).toEqual([
      ['Bo', 'Child', 'guest', false],
      ['Cy', 'Infant', 'guest', false],
    ]);
    expect(Math.abs(Date.parse(booking.created_at) - Date.now())).toBeLessThan(60_000);
    expect((await stored(booking.id)).created_by).toBe(seaviewStaff.user_id);
  });

  test('one audit record says who, what and from where', async () => {
    const booking = await create('seaviewAdmin', {});
    const records = await fixture.database.query(sql`
      select actor_user_id, hotel_id, action, subject_id, address from audit_records
      where subject_type = 'booking' and subject_id = ${String(booking.id)}
    `);
    expect(records).toEqual([
      {
        actor_user_id: fixture.people.seaviewAdmin.user_id,
        hotel_id: fixture.seaview,
        action: 'create-booking',
        subject_id: String(booking.id),
        address: '192.0.2.1',
      },
    ]);
  });

  test("the client's token is kept as hash and encrypted copy, and never answered", async () => {
    const verification_token = randomUUID();
    const booking = await create('seaviewStaff', { verification_token });
    const { hash, encrypted } = await stored(booking.id);
    expect(hash).toEqual(hashVerificationToken(verification_token));
    expect(decryptVerificationToken(secretKey, encrypted, hash)).toBe(verification_token);
    expect(JSON.stringify(booking)).not.toContain(verification_token);
    expect(Object.keys(booking).filter((key) => key.includes('token'))).toEqual([]);
  });

  test('a used or absent token gives way to one of the server', async () => {
    const verification_token = randomUUID();
    await create('seaviewStaff', { verification_token });
    for (const token of [verification_token, verification_token.toUpperCase(), '']) {
      const { hash, encrypted } = await stored(
        (await create('alpineAdmin', { verification_token: token })).id,
      );
      expect(hash).not.toEqual(hashVerificationToken(verification_token));
      expect(hashVerificationToken(decryptVerificationToken(secretKey, encrypted, hash))).toEqual(hash);
    }
  });
});

describe('who may, and where', () => {
  test.each<[keyof People]>([['seaviewRolesOnly'], ['seaviewTrainee']])('%s may not', async (who) => {
    const before = await countAll();
    await expect(create(who, {})).rejects.toMatchObject({ errorType: 'PERMISSION_DENIED' });
    expect(await countAll()).toEqual(before);
  });
  test('a global role has to name the hotel', async () => {
    await expect(create('superAdmin', {})).rejects.toMatchObject({
      errorType: 'VALIDATION_ERROR',
      message: 'Hotel ID is required',
      fields: [{ field: 'hotel_id', message: 'Hotel ID is required' }],
    });
    expect(await create('superAdmin', { hotel_id: fixture.alpine })).toMatchObject({
      hotel_id: fixture.alpine,
    });
  });
  test("one's own hotel may be named, another is not found", async () => {
    expect(await create('seaviewStaff', { hotel_id: fixture.seaview })).toMatchObject({
      hotel_id: fixture.seaview,
    });
    const before = await countAll();
    for (const who of ['seaviewAdmin', 'seaviewStaff', 'withoutHotel'] as const) {
      await expect(create(who, { hotel_id: fixture.alpine })).rejects.toMatchObject({
        errorType: 'HOTEL_NOT_FOUND',
      });
    }
    expect(await countAll()).toEqual(before);
  });
  test('who has no hotel never books into a default one', async () => {
    await expect(create('withoutHotel', {})).rejects.toMatchObject({ errorType: 'VALIDATION_ERROR' });
  });
  test.each([
    ['unknown', null],
    ['pending', { is_approved: null, is_active: false }],
    ['rejected', { is_approved: false, is_active: false }],
    ['inactive', { is_approved: true, is_active: false }],
  ])('a hotel that is %s is not found', async (name, fields) => {
    const hotel_id = fields ? await addHotel(fixture.database, name, fields) : 999_999;
    await expect(create('superAdmin', { hotel_id })).rejects.toMatchObject({ errorType: 'HOTEL_NOT_FOUND' });
  });
});

describe('the rules of the create dialog', () => {
  const today = calendarDateIn('UTC');
  test.each([
    ['name', { name: ' ' }, 'Name is required'],
    ['email', { email: 'no-address' }, 'Valid email is required'],
    [
      'checkin_date',
      { checkin_date: addDays(today, -1), no_nights: 4 },
      'Check-in date cannot be in the past',
    ],
    ['checkout_date', { checkout_date: today }, 'Check-out date must be after check-in date'],
    ['no_nights', { no_nights: 6 }, 'Nights seem incorrect. Expected around 3 nights for selected dates.'],
    [
      'passengers',
      {
        room_type: 'Single' as const,
        passengers: Array(3).fill({ name: 'Bo', type: 'Adult', user_type: 'guest' }),
      },
      'Maximum 2 passengers allowed for Single room',
    ],
  ])('%s: nothing is written and the message says why', async (field, fields, message) => {
    const before = await countAll();
    await expect(create('seaviewStaff', fields)).rejects.toMatchObject({
      errorType: 'VALIDATION_ERROR',
      message,
      fields: [{ field, message }],
    });
    expect(await countAll()).toEqual(before);
  });

  test.each([
    ['Pacific/Honolulu', '2027-03-05T09:59:00Z', '2027-03-04'],
    ['Pacific/Honolulu', '2027-03-05T10:00:00Z', '2027-03-05'],
    ['UTC', '2027-03-05T23:59:59Z', '2027-03-05'],
    ['Pacific/Kiritimati', '2027-03-05T09:59:00Z', '2027-03-05'],
    ['Pacific/Kiritimati', '2027-03-05T10:00:00Z', '2027-03-06'],
  ])('in %s at %s today is %s', async (time_zone, instant, today) => {
    const hotel_id = await addHotel(fixture.database, 'Faraway', { time_zone });
    const from = (checkin_date: string) =>
      create(
        'superAdmin',
        { hotel_id, checkin_date, checkout_date: addDays(checkin_date, 2), no_nights: 2 },
        new Date(instant),
      );
    await expect(from(addDays(today, -1))).rejects.toMatchObject({
      message: 'Check-in date cannot be in the past',
    });
    const booking = await from(today);
    expect(booking).toMatchObject({ checkin_date: today, created_at: new Date(instant).toISOString() });
  });
});

test('a caller of a hotel books with hotel_checkins_manage alone', async () => {
  const desk = await addCaller(fixture.database, fixture.alpine, ['hotel_checkins_manage']);
  const booking = await createBooking(fixture.database, desk, payload(), deps);
  expect(booking.hotel_id).toBe(fixture.alpine);
});
