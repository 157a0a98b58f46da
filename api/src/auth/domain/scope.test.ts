import { describe, expect, test } from '@jest/globals';
import { scopeOf } from './scope.ts';

const superAdmin = { sees_every_hotel: true };
const other = { sees_every_hotel: false };

describe('scopeOf', () => {
  test.each([
    ['a role that sees every hotel', [superAdmin], null, { kind: 'all' }],
    ['one such role among others', [other, superAdmin], 7, { kind: 'all' }],
    ['a global role without hotels', [other], null, { kind: 'none' }],
    ['the own hotel', [other], 7, { kind: 'hotel', hotel_id: 7 }],
    ['no role and no hotel', [], null, { kind: 'none' }],
  ])('%s', (_, roles, hotel_id, scope) => {
    expect(scopeOf(roles, hotel_id)).toEqual(scope);
  });
});
