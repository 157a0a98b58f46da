import type { PermissionName } from '../permissions/declared-permissions.ts';
import { mayManageBooking, mayManageStaff } from '../permissions/permissions.ts';

export const notificationKinds = [
  'review',
  'failures',
  'flags',
  'desk',
  'email',
  'staff',
  'hotel',
  'release',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Notifies holders of at least one of these permissions. */
export const notificationPermissions: Readonly<Record<NotificationKind, readonly PermissionName[]>> = {
  review: mayManageBooking,
  failures: mayManageBooking,
  flags: mayManageBooking,
  desk: mayManageBooking,
  email: mayManageBooking,
  staff: mayManageStaff,
  hotel: ['approve_hotels'],
  release: ['manage_releases'],
};

export const platformNotificationKinds: readonly NotificationKind[] = ['hotel', 'release'];
