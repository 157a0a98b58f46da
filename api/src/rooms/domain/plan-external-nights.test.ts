import { expect, test } from '@jest/globals';
import { compareNights, freeNightsOf } from './plan-external-nights.ts';

const march = (from: number, to: number) => ({
  from: `2027-03-${String(from).padStart(2, '0')}`,
  to: `2027-03-${String(to).padStart(2, '0')}`,
});
const event = (event_id: number, from: number, to: number) => ({ event_id, ...march(from, to) });

test.each<[string, ReturnType<typeof event>[], ReturnType<typeof march>[], ReturnType<typeof event>[]]>([
  ['a free event has all its nights', [event(1, 5, 9)], [march(1, 5), march(9, 12)], [event(1, 5, 9)]],
  ['a stay at its start keeps its nights', [event(1, 5, 9)], [march(3, 6)], [event(1, 6, 9)]],
  ['a stay inside parts it', [event(1, 5, 12)], [march(7, 9)], [event(1, 5, 7), event(1, 9, 12)]],
  ['a stay over it leaves none', [event(1, 5, 9)], [march(1, 20)], []],
  [
    'of two events the first has the nights',
    [event(1, 5, 9), event(2, 7, 12)],
    [],
    [event(1, 5, 9), event(2, 9, 12)],
  ],
])('%s', (_name, events, taken, nights) => {
  expect(freeNightsOf(events, taken)).toEqual(nights);
});

test('each night of many overlapping calendars is planned once', () => {
  const start = Date.parse('2027-01-01');
  const dayAt = (index: number) => new Date(start + index * 86_400_000).toISOString().slice(0, 10);
  const events = Array.from({ length: 20_000 }, (_, index) => ({
    event_id: index,
    from: dayAt(index % 500),
    to: dayAt((index % 500) + 1 + Math.floor(index / 500)),
  }));
  expect(freeNightsOf(events, [])).toHaveLength(539);
});

test('nights before today are neither added nor removed', () => {
  const stored = [
    { id: 1, ...event(1, 1, 9) },
    { id: 2, ...event(2, 10, 12) },
    { id: 3, ...event(3, 1, 4) },
  ];
  const { add, remove } = compareNights(stored, [event(1, 1, 9), event(4, 2, 8)], '2027-03-05');
  expect(add).toEqual([event(4, 5, 8)]);
  expect(remove).toEqual([stored[1]]);
});
