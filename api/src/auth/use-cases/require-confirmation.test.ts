import { expect, test } from '@jest/globals';
import { hashAction } from './require-confirmation.ts';

const hashOf = (body: object) => hashAction({ name: 'update-role 1', input: { body } }).toString('hex');

test('the order of fields makes no difference', () => {
  expect(hashOf({ role: { name: 'Desk', ids: [1, 2] }, id: 3 })).toBe(
    hashOf({ id: 3, role: { ids: [1, 2], name: 'Desk' } }),
  );
});

test.each([
  ['another order of a list', { ids: [1, 2] }, { ids: [2, 1] }],
  ['another date', { updated_at: new Date(1_000) }, { updated_at: new Date(2_000) }],
  ['a list in place of a record', { role: { id: 1 } }, { role: [['id', 1]] }],
  ['null in place of a missing value', { position: null }, {}],
])('%s makes another call', (_case, one, other) => {
  expect(hashOf(one)).not.toBe(hashOf(other));
});
