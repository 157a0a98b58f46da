import type { Staff } from '@suite/contracts/staff-roles';
import { t } from '../languages/catalog.ts';

export const staffHeadings = () => [
  t('ID'),
  t('First Name'),
  t('Last Name'),
  t('Email'),
  t('Phone'),
  t('Position'),
  t('Roles'),
  t('Status'),
  t('Joined'),
  t('Last Login'),
];

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
