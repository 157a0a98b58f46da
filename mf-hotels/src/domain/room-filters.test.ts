import { expect, test } from '@jest/globals';
import { allRooms, countFilters, readRoomFilters } from './room-filters.ts';

test('reads what makes sense from a URL', () => {
  const read = readRoomFilters(
    new URLSearchParams('search= 1 &status=Dirty&room_type=Family&page=3&limit=50'),
  );
  expect(read).toEqual({ search: '1', status: 'Dirty', room_type: 'Family', page: 3, limit: 50 });
  expect(countFilters(read)).toBe(3);
});

test.each(['', 'status=Gone&room_type=Cave&page=0&limit=9999'])('%j reads as no filter', (query) => {
  expect(readRoomFilters(new URLSearchParams(query))).toEqual(allRooms);
  expect(countFilters(allRooms)).toBe(0);
});
