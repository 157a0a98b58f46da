import { beforeAll, expect, test } from '@jest/globals';
import { loadModule } from 'libpg-query';
import { findMissingHotels } from './find-missing-hotels.ts';

beforeAll(loadModule);

const missing = (text: string) => findMissingHotels(text, new Set(['bookings', 'rooms']));

test.each([
  ['select', 'select id, hotel_id from bookings where id = $1'],
  ['update', 'update bookings set hotel_id = $2 where id = $1'],
  ['delete', 'delete from bookings where id = $1'],
  ['insert', 'insert into bookings (id) values ($1)'],
  ['a cursor', 'declare found no scroll cursor for select id from bookings'],
  ['an alias', 'select 1 from bookings as b join hotels as bookings on bookings.hotel_id = $1'],
  ['a schema', 'select 1 from public.bookings where id = $1'],
  ['a test for null', 'select 1 from bookings where hotel_id is not null'],
  [
    'a query in brackets',
    'select 1 from hotels where exists (select from bookings b where hotels.hotel_id = $1)',
  ],
  ['a query around one', 'select 1 from bookings where id in (select id from hotels where hotel_id = $1)'],
  ['an expression', 'with page as (select id from bookings) select 1 from page where hotel_id = $1'],
  ['one part of a union', 'select 1 from bookings where hotel_id = $1 union all select 1 from bookings'],
  [
    'a lateral query',
    'select 1 from hotels cross join lateral (select 1 from bookings where id = hotels.id) as b',
  ],
])('%s without hotel_id is found', (_kind, text) => {
  expect(missing(text)).toEqual(['bookings']);
});

test('one of two tables of a join is found', () => {
  const joined = 'select 1 from bookings join rooms on rooms.id = room_id where bookings.hotel_id = $1';
  expect(missing(joined)).toEqual(['rooms']);
  expect(missing('delete from bookings using rooms where rooms.hotel_id = $1')).toEqual(['bookings']);
});

test.each([
  ['a comparison', 'select 1 from bookings where hotel_id = any($1::integer[])'],
  ['a row', 'update bookings set name = $1 where (hotel_id, id) = ($2, $3)'],
  ['a join', 'select 1 from hotels left join bookings on bookings.hotel_id = hotels.id'],
  ['a join by columns', 'select 1 from bookings join rooms using (hotel_id) where bookings.id = $1'],
  [
    'a joined row',
    'select 1 from rooms r join bookings b on b.hotel_id = r.hotel_id and b.id = r.booking_id',
  ],
  ['an inserted column', 'insert into bookings (hotel_id, id) values ($1, $2) on conflict (id) do nothing'],
  ['an expression of the same name', 'with bookings as (select 1) select 1 from bookings'],
  ['another table', 'select 1 from hotels'],
])('%s names the hotel', (_kind, text) => {
  expect(missing(text)).toEqual([]);
});
