import type { Role } from '@suite/contracts/staff-roles';
import { t } from '../languages/catalog.ts';

export const roleHeadings = () => [
  t('ID'),
  t('Role'),
  t('Description'),
  t('Permissions'),
  t('Staff'),
  t('Created At'),
];

export function roleRecord(role: Role): (string | number)[] {
  return [
    role.id,
    role.role_name,
    role.role_description ?? '',
    role.permissions.map(({ permission_name }) => permission_name).join(', '),
    role.staff_count,
    role.created_at,
  ];
}
