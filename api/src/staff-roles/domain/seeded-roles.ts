import type { PermissionName } from '@suite/contracts/permissions';

export interface SeededRole {
  role_name: string;
  role_description: string;
  permissions: readonly PermissionName[];
}

export const hotelAdminRole = {
  role_name: 'Hotel Admin',
  role_description: 'Runs the hotel: its staff, roles and bookings',
  permissions: [
    'manage_hotel',
    'create_staff',
    'update_permissions',
    'hotel_checkins_manage',
    'hotel_checkins_create',
  ],
} as const satisfies SeededRole;

export const staffRole = {
  role_name: 'Staff',
  role_description: 'Works at the front desk: bookings and guest verification',
  permissions: ['hotel_checkins_manage', 'hotel_checkins_create'],
} as const satisfies SeededRole;

export const seededRoles: readonly SeededRole[] = [hotelAdminRole, staffRole];
