import { expect } from '@jest/globals';
import { listBookings } from '../../bookings/bookings.public.ts';
import { addBooking, openBookingsTest, type People } from './open-bookings-test.ts';

export type ListQuery = Partial<Parameters<typeof listBookings>[2]>;

export type ListTest = Awaited<ReturnType<typeof openListTest>>;

export async function openListTest() {
  const fixture = await openBookingsTest();
  const { database, seaview, alpine, people } = fixture;
  const ids = new Map<string, number>();
  const add = async (key: string, fields: Parameters<typeof addBooking>[1]) => {
    const created_at = new Date(Date.UTC(2027, 0, 1, ids.size));
    ids.set(key, await addBooking(database, { ...fields, created_at }));
  };
  await add('ann', {
    hotel_id: seaview,
    name: 'Ann Smith',
    checkin_date: '2027-03-05',
    guests: ['Zoe', 'Max'],
  });
  await add('bob', { hotel_id: seaview, name: 'Bob 100%', checkin_date: '2027-03-06', is_verified: true });
  await add('cyd', { hotel_id: seaview, name: 'Cyd under_score', checkin_date: '2027-03-07' });
  await add('dee', { hotel_id: alpine, name: 'Dee Smith', checkin_date: '2027-03-06', is_verified: true });
  await add('eve', {
    hotel_id: seaview,
    name: 'Ève Ölund',
    email: 'eve+x@guests.test',
    checkin_date: '2027-03-08',
    is_verified: true,
  });
  await add('fay', { hotel_id: alpine, name: 'Fay Seaview', checkin_date: '2027-03-09' });
  await add('gus', { hotel_id: seaview, name: 'Gus', checkin_date: '2027-03-06', checkout_date: null });

  const list = (who: keyof People, query: ListQuery = {}) =>
    listBookings(database, people[who], { page: 1, limit: 10, ...query });

  async function keys(who: keyof People, query: ListQuery = {}): Promise<string> {
    const { bookings, pagination } = await list(who, query);
    const keyOf = (id: number) => [...ids].find(([, each]) => each === id)?.[0] ?? `#${id}`;
    expect(pagination.total).toBe(bookings.length);
    return bookings.map(({ id }) => keyOf(id)).join(' ');
  }

  return { ...fixture, ids, list, keys };
}

export const seaviewAll = 'gus eve cyd bob ann';
