import { expect, test } from '@jest/globals';
import { fillPlaceholders, isolateValues, splitPlaceholders } from './fill-placeholders.ts';

test.each([
  ['Delete {name}?', { name: 'Anna' }, 'Delete Anna?'],
  ['{count} of {total}, {count} left', { count: 0, total: 7 }, '0 of 7, 0 left'],
  ['{name} has {email}', { name: '{email}', email: 'a@b.example' }, '{email} has a@b.example'],
  ['Costs $& for {name}', { name: '$&' }, 'Costs $& for $&'],
  ['{missing} stays', {}, '{missing} stays'],
])('%s with %j', (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

test('a text is split into its parts and the names of its values, in turns', () => {
  expect(splitPlaceholders('Signed in as {name} ({role})')).toEqual([
    'Signed in as ',
    'name',
    ' (',
    'role',
    ')',
  ]);
});

test('texts are isolated from the direction around them, numbers are not', () => {
  expect(isolateValues({ name: 'Anna', count: 3 })).toEqual({ name: '\u2068Anna\u2069', count: 3 });
});
