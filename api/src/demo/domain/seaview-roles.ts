import type { PermissionName } from '@suite/contracts/permissions';

export interface PlannedRole {
  role_name: string;
  role_description: string;
  permissions: readonly PermissionName[];
}

export const keeperRole: PlannedRole = {
  role_name: 'Role Keeper',
  role_description: 'Decides which colleague has which role',
  permissions: ['update_permissions'],
};

export const otherRoles: readonly PlannedRole[] = [
  {
    role_name: 'Duty Manager',
    role_description: 'Answers for the house in the evening: bookings, and who stands in for whom',
    permissions: ['hotel_checkins_manage', 'hotel_checkins_create', 'create_staff', 'update_permissions'],
  },
  {
    role_name: 'Reservations Desk',
    role_description: 'Takes bookings by phone and mail',
    permissions: ['hotel_checkins_create'],
  },
  { role_name: 'Summer Help', role_description: '', permissions: ['hotel_checkins_create'] },
];
