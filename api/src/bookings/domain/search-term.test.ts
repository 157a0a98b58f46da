import { expect, test } from '@jest/globals';
import { readSearchTerm } from './search-term.ts';

test.each([undefined, '', '   '])('%j searches for nothing', (search) => {
  expect(readSearchTerm(search)).toBeNull();
});

test.each([
  ['ann', 'ann', null],
  [' Ann Smith ', 'Ann Smith', null],
  ['12', '12', 12],
  ['#12', null, 12],
  ['Booking #324', null, 324],
  ['booking 324', null, 324],
  ['#٣٢٤', null, 324],
  ['＃３２４', null, 324],
  ['حجز ٣٢٤', null, 324],
  ['٣٢٤', '٣٢٤', 324],
  ['Réservation 324', null, 324],
  ['Booking 324 B', 'Booking 324 B', null],
  ['booking: 324', null, 324],
  ['# 12', null, 12],
  ['№12', null, 12],
  ['#', '#', null],
  ['2147483647', '2147483647', 2_147_483_647],
  ['2147483648', '2147483648', null],
  ['#2147483648', '#2147483648', null],
  ['123456789012', '123456789012', null],
  ['-5', '-5', null],
])('%j searches for the text %j and the id %j', (search, text, id) => {
  expect(readSearchTerm(search)).toMatchObject({ text, id });
});

test.each([
  ['c7ae92', 'c7ae92', 'C7AE92'],
  [' C7AE92 ', 'C7AE92', 'C7AE92'],
  ['#c7ae92', null, 'C7AE92'],
  ['123456', '123456', '123456'],
  ['#ｃ７ＡＥ９２', null, 'C7AE92'],
  ['c٧ae٩٢', 'c٧ae٩٢', 'C7AE92'],
  ['c7ae9', 'c7ae9', null],
  ['c7ae92a', 'c7ae92a', null],
  ['c7ag92', 'c7ag92', null],
])('%j searches for the text %j and the short ID %j', (search, text, short_id) => {
  expect(readSearchTerm(search)).toMatchObject({ text, short_id });
});
