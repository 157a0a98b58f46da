import { expect, test } from '@jest/globals';
import { permissionOf } from '@suite/testing/factories';
import { peopleHaveRole } from './people-have-role.ts';
import { permissionChange } from './permission-change.ts';

const [staff, roles, bookings] = [
  permissionOf('create_staff'),
  permissionOf('update_permissions'),
  permissionOf('hotel_checkins_create'),
];

test('what comes and goes is named in the order of the groups', () => {
  const change = permissionChange([staff, roles, bookings], [roles.id], [staff.id, bookings.id]);
  expect(change).toEqual({ added: ['Create bookings', 'Manage staff and roles'], removed: ['Assign roles'] });
  expect(permissionChange([staff, roles], [staff.id], [staff.id])).toEqual({ added: [], removed: [] });
});

test.each([
  [0, 'No staff member has this role'],
  [1, '1 person has this role'],
  [12, '12 people have this role'],
])('%i: %s', (count, text) => {
  expect(peopleHaveRole(count)).toBe(text);
});
