import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import {
  addBooking,
  addCaller,
  openBookingsTest,
  type BookingsTest,
} from '../../testing/contexts/open-bookings-test.ts';
import {
  addBookingNote,
  deleteBookingNote,
  listBookingNotes,
  listPinnedNotes,
  pinBookingNote,
  restoreBookingNote,
} from './booking-notes.ts';

let fixture: BookingsTest;

beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

const today = calendarDateIn('UTC');
const book = (checkin_date = today, hotel_id = fixture.seaview) =>
  addBooking(fixture.database, { hotel_id, checkin_date });
const add = (id: number, text: string, { is_pinned = false, by = fixture.people.seaviewStaff } = {}) =>
  addBookingNote(fixture.database, by, id, { text, is_pinned });
const textsOf = async (id: number, caller = fixture.people.seaviewStaff) =>
  (await listBookingNotes(fixture.database, caller, id)).notes.map(({ text }) => text);

describe('notes of a booking', () => {
  test('have their author and time; pinned ones come first, then the newest', async () => {
    const id = await book();
    await add(id, 'first', { is_pinned: true });
    await add(id, 'second');
    const third = await add(id, 'third');
    expect(await textsOf(id)).toEqual(['first', 'third', 'second']);
    await pinBookingNote(fixture.database, fixture.people.seaviewAdmin, { id, note_id: third.id }, true);
    expect(await textsOf(id)).toEqual(['third', 'first', 'second']);
    const { notes } = await listBookingNotes(fixture.database, fixture.people.seaviewRolesOnly, id);
    expect(notes[0]).toMatchObject({ author: 'Test Person', is_pinned: true, may_delete: false });
    expect(notes[0]?.created_at).toBeInstanceOf(Date);
  });

  test('are recorded without their text', async () => {
    const id = await book();
    const { id: note_id } = await add(id, 'The guest is afraid of dogs');
    await pinBookingNote(fixture.database, fixture.people.seaviewStaff, { id, note_id }, true);
    await deleteBookingNote(fixture.database, fixture.people.seaviewStaff, { id, note_id });
    const records = await fixture.database.query<{ action: string; details: object }>(sql`
      select action, details from audit_records where subject_id = ${String(id)} order by id`);
    expect(records).toEqual([
      { action: 'add-booking-note', details: { note_id } },
      { action: 'pin-booking-note', details: { note_id } },
      { action: 'delete-booking-note', details: { note_id } },
    ]);
  });

  test('are deleted by their author or who manages the hotel, and can be restored for a minute', async () => {
    const id = await book();
    const { id: note_id } = await add(id, 'mine');
    const note = { id, note_id };
    const colleague = await addCaller(fixture.database, fixture.seaview, ['hotel_checkins_manage']);
    await expect(deleteBookingNote(fixture.database, colleague, note)).rejects.toMatchObject({
      ...{ errorType: 'PERMISSION_DENIED', code: 'NOTE_OF_OTHERS' },
    });
    await deleteBookingNote(fixture.database, fixture.people.seaviewAdmin, note);
    expect(await textsOf(id)).toEqual([]);
    await expect(
      deleteBookingNote(fixture.database, fixture.people.seaviewAdmin, note),
    ).rejects.toMatchObject({
      ...{ code: 'NOTE_NOT_FOUND' },
    });
    await restoreBookingNote(fixture.database, fixture.people.seaviewStaff, note);
    expect(await textsOf(id)).toEqual(['mine']);

    await deleteBookingNote(fixture.database, fixture.people.seaviewStaff, note);
    await fixture.database.query(sql`
      update booking_notes set deleted_at = now() - interval '2 minutes' where id = ${note_id}`);
    await expect(
      restoreBookingNote(fixture.database, fixture.people.seaviewStaff, note),
    ).rejects.toMatchObject({ code: 'NOTE_NOT_FOUND' });
    await add(id, 'another');
    expect(await fixture.database.query(sql`select id from booking_notes where id = ${note_id}`)).toEqual([]);
  });

  test('belong to their booking and their hotel', async () => {
    const [id, other] = [await book(), await book()];
    const { id: note_id } = await add(id, 'of the first');
    const { alpineAdmin, seaviewAdmin, seaviewTrainee } = fixture.people;
    const pin = (caller: typeof alpineAdmin, booking: number) =>
      pinBookingNote(fixture.database, caller, { id: booking, note_id }, true);
    await expect(pin(seaviewAdmin, other)).rejects.toMatchObject({ code: 'NOTE_NOT_FOUND' });
    await expect(pin(alpineAdmin, id)).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    await expect(textsOf(id, alpineAdmin)).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    await expect(textsOf(id, seaviewTrainee)).rejects.toMatchObject({ code: 'NOTES_DENIED' });
    await expect(add(id, 'x', { by: seaviewTrainee })).rejects.toMatchObject({ code: 'NOTES_DENIED' });
  });

  test('end at 200', async () => {
    const id = await book();
    await fixture.database.query(sql`
      insert into booking_notes (hotel_id, booking_id, text, created_by)
      select ${fixture.seaview}, ${id}, 'x', ${fixture.people.seaviewStaff.user_id} from generate_series(1, 200)`);
    await expect(add(id, 'one more')).rejects.toMatchObject({ errorType: 'CONFLICT', code: 'NOTES_FULL' });
  });
});

test('the next shift reads the pinned notes of the guests who arrive, stay or leave today', async () => {
  const dates = [addDays(today, -3), addDays(today, -2), addDays(today, -1), today, addDays(today, 1)];
  for (const [index, date] of dates.entries()) {
    const id = await book(date, fixture.alpine);
    await add(id, `pinned ${index}`, { is_pinned: true, by: fixture.people.alpineAdmin });
    await add(id, `plain ${index}`, { by: fixture.people.alpineAdmin });
  }
  const cancelled = await book(today, fixture.alpine);
  await add(cancelled, 'cancelled', { is_pinned: true, by: fixture.people.alpineAdmin });
  await fixture.database.query(sql`update bookings set cancelled_at = now() where id = ${cancelled}`);
  const read = async (caller: typeof fixture.people.alpineAdmin, hotelId?: number) =>
    (await listPinnedNotes(fixture.database, caller, { hotelId })).notes.map(({ text }) => text);
  const expected = ['pinned 3', 'pinned 2', 'pinned 1'];
  expect(await read(fixture.people.alpineAdmin)).toEqual(expected);
  expect(await read(fixture.people.superAdmin, fixture.alpine)).toEqual(expected);
  expect(await read(fixture.people.seaviewAdmin, fixture.alpine)).toEqual([]);
});
