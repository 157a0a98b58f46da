import { expect, test } from '@jest/globals';
import { blockOn, describeBlock, isEntered, restoredBlock, type EnteredBlock } from './room-blocks.ts';

const block: EnteredBlock = {
  id: 1,
  room_id: 5,
  room_number: '101',
  kind: 'out_of_order',
  from: '2026-12-10',
  to: '2026-12-14',
  reason: 'broken shower',
  created_by: 'Ana Reis',
};

test.each([
  ['2026-12-09', undefined],
  ['2026-12-10', block],
  ['2026-12-13', block],
  ['2026-12-14', undefined],
])('on %s a room is blocked by the block of that night', (day, expected) => {
  expect(blockOn(day, 5, [block])).toBe(expected);
});

test('a block of another room does not count', () => {
  expect(blockOn('2026-12-10', 6, [block])).toBeUndefined();
});

test('people end the blocks that they entered, and not those of a calendar', () => {
  expect([isEntered(block), isEntered({ ...block, kind: 'external' })]).toEqual([true, false]);
});

test('a block is described with the day from which the room is free', () => {
  expect(describeBlock(block)).toBe('Out of order until 14/Dec/2026: broken shower');
  expect(describeBlock({ ...block, kind: 'out_of_service' })).toBe(
    'Out of service until 14/Dec/2026: broken shower',
  );
});

test.each([
  ['2026-12-09', '2026-12-10'],
  ['2026-12-12', '2026-12-12'],
  [undefined, '2026-12-10'],
])('restored on %s, it begins on %s', (today, from) => {
  expect(restoredBlock(block, today)).toEqual({
    room_id: 5,
    from,
    to: '2026-12-14',
    kind: 'out_of_order',
    reason: 'broken shower',
  });
});
