import { expect, test } from '@jest/globals';
import { userProfileFactory } from '@suite/testing/factories';
import { initialsOf, roleLineOf } from './describe-person.ts';

test('initials are the first letters of both names, or of the one there is', () => {
  const user = userProfileFactory.build({ usr_firstname: 'émile', usr_lastname: 'Zola' });
  expect(initialsOf(user)).toBe('ÉZ');
  expect(initialsOf({ ...user, usr_lastname: '' })).toBe('É');
});

test('a role of a hotel says which, a global one does not', () => {
  expect(roleLineOf(userProfileFactory.hotelAdmin().build())).toBe('Hotel Admin at Seaview');
  const admin = userProfileFactory.superAdmin().build();
  expect(roleLineOf(admin)).toBe('Super Admin');
  expect(roleLineOf({ ...admin, hotel_name: 'Seaview' })).toBe('Super Admin');
  expect(roleLineOf(userProfileFactory.build({ roles: [] }))).toBe('Staff at Seaview');
});
