import type { PermissionName } from './permissions.ts';

export const permissionGroups = ['Bookings', 'Staff and roles', 'Hotel', 'Platform'] as const;

export type PermissionGroup = (typeof permissionGroups)[number];

export interface PermissionExplanation {
  group: PermissionGroup;
  title: string;
  allows: string;
}

export const permissionExplanations: Readonly<Record<PermissionName, PermissionExplanation>> = {
  hotel_checkins_create: {
    group: 'Bookings',
    title: 'Create bookings',
    allows: 'Add bookings and edit them, but not delete them or deal with the verification of guests.',
  },
  hotel_checkins_manage: {
    group: 'Bookings',
    title: 'Manage bookings',
    allows: 'Add, edit and delete bookings, and send guests the mail in which they verify who they are.',
  },
  create_staff: {
    group: 'Staff and roles',
    title: 'Manage staff and roles',
    allows:
      'Add, edit and remove colleagues, and create roles that hold no more than their own permissions. Users who manage the hotel stay out of reach.',
  },
  update_permissions: {
    group: 'Staff and roles',
    title: 'Assign roles',
    allows:
      'See the staff and change which roles they have, but only roles with no more permissions than their own. Edit bookings as well.',
  },
  manage_hotel: {
    group: 'Hotel',
    title: 'Run the hotel',
    allows: 'Keep the profile, rooms and rates of the hotel, its staff, its roles and all of its bookings.',
  },
  approve_hotels: {
    group: 'Platform',
    title: 'Review hotels',
    allows: 'See every hotel that registered, and approve or reject it.',
  },
  manage_users: {
    group: 'Platform',
    title: 'See the whole platform',
    allows: 'See the figures of all hotels together on the dashboard.',
  },
  manage_releases: {
    group: 'Platform',
    title: 'Release features',
    allows: 'Choose which version of each feature people get, and take one back.',
  },
};

export function explainPermission(permission_name: string): PermissionExplanation | undefined {
  return Object.hasOwn(permissionExplanations, permission_name)
    ? permissionExplanations[permission_name as PermissionName]
    : undefined;
}

export function groupPermissions<P extends { permission_name: string }>(
  permissions: readonly P[],
): { group: PermissionGroup | 'Other'; permissions: P[] }[] {
  const groupOf = ({ permission_name }: P) => explainPermission(permission_name)?.group ?? 'Other';
  return [...permissionGroups, 'Other' as const]
    .map((group) => ({
      group,
      permissions: permissions.filter((permission) => groupOf(permission) === group),
    }))
    .filter((entry) => entry.permissions.length > 0);
}
