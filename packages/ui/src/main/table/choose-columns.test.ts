import { expect, jest, test } from '@jest/globals';
import { chooseColumns } from './choose-columns.ts';
import type { DataColumn } from './data-column.ts';

const column = (key: string): DataColumn<string> => ({
  key,
  title: key.toUpperCase(),
  render: (row) => row,
});
const all = [column('name'), column('stay'), column('status'), column('actions')];

test('all but the first and the last column can be hidden', () => {
  const onChange = jest.fn();
  const { columns, choices } = chooseColumns(all, ['status', 'name', 'actions'], onChange);
  expect(columns.map(({ key }) => key)).toEqual(['name', 'stay', 'actions']);
  expect(choices.map(({ label, checked }) => [label, checked])).toEqual([
    ['STAY', true],
    ['STATUS', false],
  ]);
  choices[0]?.onSelect();
  choices[1]?.onSelect();
  expect(onChange.mock.calls).toEqual([[['status', 'name', 'actions', 'stay']], [['name', 'actions']]]);
});

test('low rows are a choice above the columns', () => {
  const onChange = jest.fn();
  const { choices } = chooseColumns(all, [], jest.fn(), { isCompact: true, onChange });
  expect(choices.map(({ label, checked, divider }) => [label, checked, divider])).toEqual([
    ['Compact rows', true, undefined],
    ['STAY', true, true],
    ['STATUS', true, false],
  ]);
  choices[0]?.onSelect();
  expect(onChange).toHaveBeenCalledWith(false);
});
