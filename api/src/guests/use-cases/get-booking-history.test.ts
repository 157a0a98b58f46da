import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { recordAudit } from '../../audit/audit.public.ts';
import { createBooking, updateBooking } from '../../bookings/bookings.public.ts';
import {
  addBooking,
  deps,
  openBookingsTest,
  payload,
  type BookingsTest,
} from '../../testing/contexts/open-bookings-test.ts';
import { getBookingHistory } from './get-booking-history.ts';

let fixture: BookingsTest;

beforeAll(async () => {
  fixture = await openBookingsTest();
});
afterAll(() => fixture.drop());

const read = (id: number, { page = 1, limit = 10, caller = fixture.people.seaviewAdmin } = {}) =>
  getBookingHistory(fixture.database, caller, id, { page, limit });

interface Recorded {
  action: string;
  user_id?: number | null;
  address?: string;
  details?: object;
}

async function recorded({ action, user_id = null, address = '192.0.2.9', details = {} }: Recorded) {
  const { seaview: hotel_id } = fixture;
  const id = await addBooking(fixture.database, {
    ...{ hotel_id, checkin_date: '2027-03-05', name: 'Ana Reis' },
  });
  const actor = { user_id, address };
  await recordAudit(fixture.database, {
    ...{ actor, hotel_id, action, subject_type: 'booking', subject_id: id, details },
  });
  const [entry] = (await read(id)).entries;
  return { id, entry };
}

describe('the history of a booking', () => {
  test('tells who changed what, before and after, newest first and by pages', async () => {
    const sent = payload();
    const { seaviewStaff } = fixture.people;
    const { id } = await createBooking(fixture.database, seaviewStaff, sent, deps);
    const changed = { ...sent, room_type: 'Deluxe' as const, phone: '+351 91 555 0101', passengers: [] };
    await updateBooking(fixture.database, seaviewStaff, id, changed, deps);
    const { entries, pagination } = await read(id);
    expect(entries).toMatchObject([
      {
        actor: { kind: 'person', name: 'Test Person' },
        sentence: { code: 'HISTORY_UPDATE_BOOKING', message: 'Changed the booking' },
        about: null,
        changes: [
          { field: 'phone', before: null, after: null },
          { field: 'room_type', before: 'Double', after: 'Deluxe' },
        ],
      },
      { sentence: { code: 'HISTORY_CREATE_BOOKING' }, changes: [] },
    ]);
    expect(pagination.total).toBe(2);
    const second = await read(id, { page: 2, limit: 1 });
    expect(second.entries.map(({ sentence }) => sentence.code)).toEqual(['HISTORY_CREATE_BOOKING']);
  });

  test.each<[string, Recorded, object]>([
    ['a guest', { action: 'give-consent' }, { kind: 'guest', name: null }],
    ['the system', { action: 'send-invitation', address: '' }, { kind: 'system', name: null }],
  ])('tells what %s did', async (_who, record, actor) => {
    expect((await recorded(record)).entry).toMatchObject({ actor });
  });

  test('names the guest whom it concerns', async () => {
    const details = { user_type: 'primary', item_id: 1, method: 'passport' };
    const { entry } = await recorded({ action: 'verify-at-desk', details });
    expect(entry).toMatchObject({
      about: 'Ana Reis',
      changes: [{ field: 'method', before: null, after: 'passport' }],
    });
    const removed = { user_type: 'guest', item_id: 999_999 };
    expect((await recorded({ action: 'undo-accompany', details: removed })).entry?.about).toBeNull();
  });

  test.each<[Recorded, object[]]>([
    [
      { action: 'change-stay', details: { before: 'booked', after: 'cancelled', reason: 'Storm' } },
      [
        { field: 'stay_state', before: 'booked', after: 'cancelled' },
        { field: 'reason', before: null, after: 'Storm' },
      ],
    ],
    [
      { action: 'assign-room', details: { before: null, after: '204' } },
      [{ field: 'room', before: null, after: '204' }],
    ],
    [
      {
        action: 'move-stay',
        details: {
          before: { checkin_date: '2027-03-05', room_number: '204' },
          after: { checkin_date: '2027-03-06', room_number: '204' },
        },
      },
      [{ field: 'checkin_date', before: '2027-03-05', after: '2027-03-06' }],
    ],
    [{ action: 'verify-identity', details: { attempt_id: 4, similarity_score: 91 } }, []],
  ])('shows the values of %j', async (record, changes) => {
    expect((await recorded(record)).entry?.changes).toEqual(changes);
  });

  test('has a sentence for an action that it does not know', async () => {
    expect((await recorded({ action: 'swap-towels' })).entry?.sentence).toEqual({
      ...{ code: 'HISTORY_OTHER', params: { action: 'swap-towels' } },
      message: 'Another change: swap-towels',
    });
  });

  test('is read by those who manage bookings, in their hotel', async () => {
    const { id } = await recorded({ action: 'give-consent' });
    const { seaviewStaff, alpineAdmin } = fixture.people;
    await expect(read(id, { caller: seaviewStaff })).rejects.toMatchObject({ code: 'HISTORY_DENIED' });
    await expect(read(id, { caller: alpineAdmin })).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });
});
