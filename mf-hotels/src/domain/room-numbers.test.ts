import { expect, test } from '@jest/globals';
import { readRoomNumbers } from './room-numbers.ts';

test.each([
  ['101', ['101']],
  [' 101 , 102 ', ['101', '102']],
  ['101-103', ['101', '102', '103']],
  ['101 – 103', ['101', '102', '103']],
  ['101-101', ['101']],
  ['098-101', ['098', '099', '100', '101']],
  ['A1-A3', ['A1', 'A2', 'A3']],
  ['A1-3', ['A1', 'A2', 'A3']],
  ['١٠١-١٠٣', ['101', '102', '103']],
  ['1\u20113', ['1', '2', '3']],
  ['B-12', ['B-12']],
  ['Penthouse, 1-2', ['Penthouse', '1', '2']],
  ['1,,2\n3;4', ['1', '2', '3', '4']],
])('%j names the rooms %j', (text, numbers) => {
  expect(readRoomNumbers(text)).toEqual({ numbers });
});

test('500 rooms are not too many', () => {
  expect(readRoomNumbers('1-500').numbers).toHaveLength(500);
});

test.each([
  ['', 'Room numbers are required'],
  [' , ', 'Room numbers are required'],
  ['120-101', 'The range 120-101 ends before it begins'],
  ['A1-B4', 'The range A1-B4 must begin and end alike, such as A1-A20'],
  ['1-501', 'Add at most 500 rooms at once'],
  ['1-999999999', 'Add at most 500 rooms at once'],
  ['1-300, 1001-1300', 'Add at most 500 rooms at once'],
  ['101-105, 103', 'Room 103 is there twice'],
  ['٩٨٣, 983', 'Room 983 is there twice'],
  ['a1, A1', 'Room A1 is there twice'],
])('%j is refused: %s', (text, problem) => {
  expect(readRoomNumbers(text)).toEqual({ problem });
});
