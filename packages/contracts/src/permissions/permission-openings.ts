import {
  holdsAny,
  mayAssignRoles,
  mayCreateBooking,
  mayDecide,
  mayEditBooking,
  mayManageAccounts,
  mayManageBooking,
  mayManageSignIn,
  mayManageStaff,
  type PermissionName,
} from './permissions.ts';

interface Opening {
  label: string;
  anyOf: readonly PermissionName[];
}

export const menuOfAllUsers = ['Dashboard', 'All Bookings', 'Account'] as const;

const menuEntries: readonly Opening[] = [
  { label: 'Needs attention', anyOf: mayDecide },
  { label: 'User Management', anyOf: ['create_staff', 'update_permissions'] },
  { label: 'Role Management', anyOf: ['manage_hotel', 'create_staff'] },
  { label: 'Hotel Management', anyOf: ['approve_hotels'] },
  { label: 'Audit Log', anyOf: ['manage_hotel'] },
  { label: 'Platform Accounts', anyOf: mayManageAccounts },
  { label: 'Single Sign-On', anyOf: mayManageSignIn },
  { label: 'Releases', anyOf: ['manage_releases'] },
];

const actions: readonly Opening[] = [
  { label: 'Create Booking', anyOf: mayCreateBooking },
  { label: 'Edit Booking', anyOf: mayEditBooking },
  { label: 'Delete Booking', anyOf: mayManageBooking },
  { label: 'Send Verification', anyOf: mayManageBooking },
  { label: 'Export CSV', anyOf: ['manage_hotel'] },
  { label: 'Add New Staff', anyOf: mayManageStaff },
  { label: 'Edit Staff', anyOf: mayManageStaff },
  { label: 'Remove Staff', anyOf: mayManageStaff },
  { label: 'Manage Roles', anyOf: mayAssignRoles },
  { label: 'Create, edit and delete roles', anyOf: mayManageStaff },
  { label: 'Hotel profile, rooms and rates', anyOf: ['manage_hotel'] },
  { label: 'Approve and reject hotels', anyOf: ['approve_hotels'] },
  { label: 'Add, change and remove platform accounts', anyOf: mayManageAccounts },
  { label: 'Dashboard of the whole platform', anyOf: ['manage_users'] },
  { label: 'Promote and roll back releases', anyOf: ['manage_releases'] },
];

function opened(openings: readonly Opening[], held: readonly string[]): string[] {
  return openings.filter(({ anyOf }) => holdsAny(held, anyOf)).map(({ label }) => label);
}

export function openingsOf(held: readonly string[]): { menu: string[]; actions: string[] } {
  return { menu: opened(menuEntries, held), actions: opened(actions, held) };
}
