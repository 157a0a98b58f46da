import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { UpdateBookingPayload } from '@suite/contracts/bookings';
import { sql } from '@suite/database';
import { addBooking, deps, openBookingsTest, payload } from '../../testing/contexts/open-bookings-test.ts';
import type { BookingsTest, People } from '../../testing/contexts/open-bookings-test.ts';
import { createBooking } from './create-booking.ts';
import { getBooking } from './get-booking.ts';
import { recordVerification } from '../guests.repository.ts';
import { updateBooking } from './update-booking.ts';

let fixture: BookingsTest;
beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

const bo = { name: 'Bo', type: 'Adult' as const, user_type: 'guest' as const };
const cy = { name: 'Cy', type: 'Child' as const, user_type: 'guest' as const };

async function booked(fields: Parameters<typeof payload>[0] = {}) {
  const made = payload({ passengers: [bo, cy], ...fields });
  const booking = await createBooking(fixture.database, fixture.people.seaviewAdmin, made, deps);
  const { name, email, checkin_date, no_nights, updated_at } = booking;
  const form: UpdateBookingPayload = {
    name,
    email,
    room_type: 'Double',
    checkin_date,
    checkout_date: booking.checkout_date ?? '',
    no_nights,
    updated_at,
    passengers: booking.passengers.map(({ id, name, type }) => ({
      id,
      name,
      type: type as 'Adult',
      user_type: 'guest',
    })),
  };
  return { booking, form };
}

const update = (id: number, form: UpdateBookingPayload, who: keyof People = 'seaviewAdmin') =>
  updateBooking(fixture.database, fixture.people[who], id, form, deps);

async function tokenOf(id: number): Promise<string> {
  const [row] = await fixture.database.query<{ hash: Buffer }>(
    sql`select verification_token_hash as hash from bookings where id = ${id}`,
  );
  return row?.hash.toString('hex') ?? '';
}

async function auditsOf(id: number): Promise<unknown[]> {
  return fixture.database.query(sql`
    select action, details from audit_records
    where subject_type = 'booking' and subject_id = ${String(id)} and action <> 'create-booking' order by id
  `);
}

describe('an edit', () => {
  test('that changes nothing leaves every value, guest and the link as they were', async () => {
    const { booking, form } = await booked();
    const token = await tokenOf(booking.id);
    const { updated_at: _at, ...after } = await update(booking.id, form);
    const { updated_at: _before, ...before } = booking;
    expect(after).toEqual(before);
    expect(await tokenOf(booking.id)).toBe(token);
  });

  test('whose stored values differ by characters that forms normalize leaves people and the link', async () => {
    const { booking, form } = await booked();
    const { id } = booking;
    const [first, ...others] = form.passengers;
    await fixture.database.query(sql`
      update bookings set name = 'Ana\u00a0Reis', email = ${form.email.replace('@', '＠')}, is_verified = true,
        verified_at = now() where id = ${id}`);
    await fixture.database.query(sql`
      update passengers set name = 'Bo\u200b\u00a0Reis', is_verified = true where id = ${first?.id}`);
    const token = await tokenOf(id);
    const passengers = [{ ...bo, id: first?.id, name: 'Bo Reis' }, ...others];
    expect(await update(id, { ...form, name: 'Ana Reis', passengers, updated_at: undefined })).toMatchObject({
      ...{ name: 'Ana\u00a0Reis', is_verified: true },
      passengers: [{ name: 'Bo\u200b\u00a0Reis', is_verified: true }, {}],
    });
    expect(await tokenOf(id)).toBe(token);
  });

  test('may name past days and nights unlike the dates', async () => {
    const { booking, form } = await booked();
    const change = { checkin_date: '2020-02-28', checkout_date: '2020-03-01', no_nights: 9 };
    expect(await update(booking.id, { ...form, ...change })).toMatchObject(change);
    const { checkin_date, checkout_date } = booking;
    expect(await auditsOf(booking.id)).toMatchObject([
      {
        details: {
          checkin_date: { before: checkin_date, after: '2020-02-28' },
          checkout_date: { before: checkout_date, after: '2020-03-01' },
          no_nights: { after: 9 },
        },
      },
    ]);
  });

  test('keeps guests by their id, adds those without and removes those missing', async () => {
    const { booking, form } = await booked();
    const [first] = form.passengers;
    if (!first) throw new Error('there is no guest');
    const after = await update(booking.id, { ...form, passengers: [first, { ...bo, name: 'Di' }] });
    expect(after.passengers.map(({ name }) => name)).toEqual(['Bo', 'Di']);
    expect(after.passengers[0]?.id).toBe(first.id);
    expect(await auditsOf(booking.id)).toEqual([
      {
        action: 'update-booking',
        details: { added: 1, removed: 1, reset: 0, primary_reset: false, link_ended: false },
      },
    ]);
    expect((await update(booking.id, { ...form, updated_at: undefined, passengers: [] })).passengers).toEqual(
      [],
    );
  });

  test('resets guests who get another name or type, and no others', async () => {
    const { booking, form } = await booked();
    await recordVerification(fixture.database, {
      hotel_id: booking.hotel_id,
      booking_id: booking.id,
      people: 'all',
      verified_at: new Date(),
    });
    const passengers = form.passengers.map((passenger) =>
      passenger.name === 'Cy' ? { ...passenger, type: 'Adult' as const } : passenger,
    );
    const change = { ...form, updated_at: undefined, passengers };
    const refusal = {
      errorType: 'VERIFICATION_ENDS',
      message: expect.stringMatching(/^Cy: with this change/),
    };
    await expect(update(booking.id, change)).rejects.toMatchObject(refusal);
    const after = await update(booking.id, { ...change, end_verification: true });
    expect(after.is_verified).toBe(true);
    expect(after.passengers.map(({ is_verified }) => is_verified)).toEqual([true, false]);
    const renamed = { ...form, name: 'Bo Lindqvist', passengers, updated_at: after.updated_at };
    await expect(update(booking.id, renamed)).rejects.toMatchObject({ errorType: 'VERIFICATION_ENDS' });
    expect(await update(booking.id, { ...renamed, end_verification: true })).toMatchObject({
      is_verified: false,
      name: 'Bo Lindqvist',
    });
  });

  test('sets and clears the language of the guest, and leaves it where it is not sent', async () => {
    const { booking, form } = await booked({ guest_language: 'de' });
    const edit = async (change: Partial<UpdateBookingPayload>) =>
      (await update(booking.id, { ...form, updated_at: undefined, ...change })).guest_language;
    expect(booking.guest_language).toBe('de');
    expect(await edit({ no_nights: 4 })).toBe('de');
    expect(await edit({ guest_language: 'ar' })).toBe('ar');
    expect(await edit({ guest_language: null })).toBeNull();
    const audited = (await auditsOf(booking.id)) as { details: { guest_language?: object } }[];
    expect(audited.map(({ details }) => details.guest_language)).toEqual([
      undefined,
      { before: 'de', after: 'ar' },
      { before: 'ar', after: null },
    ]);
  });

  test('of the address ends the link; of its case does not', async () => {
    const { booking, form } = await booked();
    const token = await tokenOf(booking.id);
    const same = await update(booking.id, { ...form, email: form.email.toUpperCase() });
    expect(await tokenOf(booking.id)).toBe(token);
    await update(booking.id, { ...form, email: `new-${form.email}`, updated_at: same.updated_at });
    expect(await tokenOf(booking.id)).not.toBe(token);
  });
});

describe('a refused edit writes nothing', () => {
  test.each<[string, Partial<UpdateBookingPayload>, object]>([
    [
      'of another hotel',
      { hotel_id: 999 },
      { errorType: 'VALIDATION_ERROR', message: 'The hotel of a booking cannot be changed' },
    ],
    ['of a stranger', { passengers: [{ ...bo, id: 999_999 }] }, { errorType: 'VALIDATION_ERROR' }],
    ['of an older state', { updated_at: '2020-01-01T00:00:00.000Z' }, { errorType: 'STALE' }],
  ])('%s', async (_case, change, refusal) => {
    const { booking, form } = await booked();
    await expect(update(booking.id, { ...form, name: 'Changed', ...change })).rejects.toMatchObject(refusal);
    expect(await getBooking(fixture.database, fixture.people.seaviewAdmin, booking.id)).toEqual(booking);
    expect(await auditsOf(booking.id)).toEqual([]);
  });

  test('into another stay of the guest, which may be kept on purpose by who runs the hotel', async () => {
    const first = await booked();
    const { booking, form } = await booked();
    const clash = { ...form, email: first.form.email };
    await expect(update(booking.id, clash)).rejects.toMatchObject({
      errorType: 'DATE_RANGE_CONFLICT',
      message: expect.stringContaining(`#${first.booking.id} `) as unknown,
    });
    await expect(update(booking.id, { ...clash, allow_overlap: true }, 'seaviewStaff')).rejects.toMatchObject(
      { errorType: 'PERMISSION_DENIED' },
    );
    const kept = await update(booking.id, { ...clash, allow_overlap: true });
    expect(kept.email).toBe(first.form.email);
    const again = { ...clash, updated_at: kept.updated_at };
    const { updated_at } = await update(booking.id, again);
    const longer = { ...clash, updated_at, checkout_date: '2099-01-01' };
    await expect(update(booking.id, longer)).rejects.toMatchObject({ errorType: 'DATE_RANGE_CONFLICT' });
  });

  test('never conflicts with itself, and of two at once from one state one passes', async () => {
    const { booking, form } = await booked();
    const both = ['Ann One', 'Ann Two'].map((name) => update(booking.id, { ...form, name }));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { errorType: 'STALE' },
    });
  });
});

test.each<[keyof People, object | null]>([
  ['superAdmin', null],
  ['seaviewAdmin', null],
  ['seaviewStaff', null],
  ['seaviewRolesOnly', null],
  ['seaviewTrainee', { errorType: 'PERMISSION_DENIED', message: 'Permission denied to update this booking' }],
  ['alpineAdmin', { errorType: 'BOOKING_NOT_FOUND' }],
  ['withoutHotel', { errorType: 'BOOKING_NOT_FOUND' }],
])('%s edits a booking of Seaview: %j', async (who, refusal) => {
  const { booking, form } = await booked();
  const edit = update(booking.id, form, who);
  if (refusal) await expect(edit).rejects.toMatchObject(refusal);
  else expect(await edit).toMatchObject({ id: booking.id });
});

test('a deleted booking cannot be edited', async () => {
  const { form } = await booked();
  const id = await addBooking(fixture.database, { hotel_id: fixture.seaview, checkin_date: '2030-01-01' });
  await fixture.database.query(sql`update bookings set deleted_at = now() where id = ${id}`);
  const change = { ...form, passengers: [], updated_at: undefined };
  await expect(update(id, change)).rejects.toMatchObject({ errorType: 'BOOKING_NOT_FOUND' });
});
