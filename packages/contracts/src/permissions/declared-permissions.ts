import type { OwnRoleName } from './role-label.ts';

const permissionGroups = ['Bookings', 'Staff and roles', 'Hotel', 'Platform'] as const;
export type PermissionGroup = (typeof permissionGroups)[number];

/** Permissions of the group Platform are for roles without a hotel. */
export interface PermissionDeclaration {
  group: PermissionGroup;
  title: string;
  allows: string;
  /** Screens list these actions in the order in which the permissions first name them. */
  opens: readonly [string, ...string[]];
  roles: readonly OwnRoleName[];
}

const leadingRoles = ['Super Admin', 'Hotel Admin'] as const;

export const declaredPermissions = {
  manage_hotel: {
    group: 'Hotel',
    title: 'Run the hotel',
    allows: 'Keep the profile, rooms and rates of the hotel, its staff, its roles and all of its bookings.',
    opens: [
      'Create Booking',
      'Edit Booking',
      'Delete Booking',
      'Send Verification',
      'Export CSV',
      'Add New Staff',
      'Edit Staff',
      'Remove Staff',
      'Manage Roles',
      'Create, edit and delete roles',
      'Hotel profile, rooms and rates',
    ],
    roles: leadingRoles,
  },
  create_staff: {
    group: 'Staff and roles',
    title: 'Manage staff and roles',
    allows:
      'Add, edit and remove colleagues, and create roles that hold no more than their own permissions. Users who manage the hotel stay out of reach.',
    opens: ['Add New Staff', 'Edit Staff', 'Remove Staff', 'Manage Roles', 'Create, edit and delete roles'],
    roles: leadingRoles,
  },
  update_permissions: {
    group: 'Staff and roles',
    title: 'Assign roles',
    allows:
      'See the staff and change which roles they have, but only roles with no more permissions than their own. Edit bookings as well.',
    opens: ['Edit Booking', 'Manage Roles'],
    roles: leadingRoles,
  },
  hotel_checkins_manage: {
    group: 'Bookings',
    title: 'Manage bookings',
    allows: 'Add, edit and delete bookings, and send guests the mail in which they verify who they are.',
    opens: ['Create Booking', 'Edit Booking', 'Delete Booking', 'Send Verification'],
    roles: [...leadingRoles, 'Staff'],
  },
  hotel_checkins_create: {
    group: 'Bookings',
    title: 'Create bookings',
    allows: 'Add bookings and edit them, but not delete them or deal with the verification of guests.',
    opens: ['Create Booking', 'Edit Booking'],
    roles: [...leadingRoles, 'Staff'],
  },
  approve_hotels: {
    group: 'Platform',
    title: 'Review hotels',
    allows: 'See every hotel that registered, and approve or reject it.',
    opens: ['Approve and reject hotels'],
    roles: ['Super Admin'],
  },
  manage_users: {
    group: 'Platform',
    title: 'See the whole platform',
    allows: 'See the figures of all hotels together on the dashboard.',
    opens: ['Add, change and remove platform accounts', 'Dashboard of the whole platform'],
    roles: ['Super Admin'],
  },
  manage_releases: {
    group: 'Platform',
    title: 'Release features',
    allows: 'Choose which version of each feature people get, and take one back.',
    opens: ['Promote and roll back releases'],
    roles: ['Platform Operator'],
  },
} as const satisfies Readonly<Record<string, PermissionDeclaration>>;

export type PermissionName = keyof typeof declaredPermissions;

export const permissionNames = Object.keys(declaredPermissions) as PermissionName[];

export function explainPermission(permission_name: string): PermissionDeclaration | undefined {
  return Object.hasOwn(declaredPermissions, permission_name)
    ? declaredPermissions[permission_name as PermissionName]
    : undefined;
}

export function defaultPermissionsOf(role_name: OwnRoleName): PermissionName[] {
  return permissionNames.filter((name) => explainPermission(name)?.roles.includes(role_name));
}

export function isPowerful(name: string): boolean {
  const group = explainPermission(name)?.group;
  return group !== undefined && group !== 'Bookings';
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
