import type { Staff } from '@suite/contracts/staff-roles';

/** The headings of a file of staff. */
export const staffHeadings = [
  'ID',
  'First Name',
  'Last Name',
  'Email',
  'Phone',
  'Position',
  'Roles',
  'Status',
  'Joined',
  'Last Login',
];

/** A colleague as a record of a file, under its headings. */
export function staffRecord(staff: Staff): (string | number)[] {
  return [
    staff.user_id,
    staff.usr_firstname,
    staff.usr_lastname,
    staff.usr_email,
    staff.usr_phone ?? '',
    staff.position ?? '',
    staff.roles.map(({ role_name }) => role_name).join(', '),
    staff.is_active ? 'Active' : 'Inactive',
    staff.staff_joined_at,
    staff.last_login ?? '',
  ];
}
