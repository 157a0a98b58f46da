import { mayManageBooking, mayManageStaff, type PermissionName } from '../permissions/permissions.ts';

/**
 * What people are notified of: photos of a guest to review, three failed checks in a row, a flag of a check, a guest who
 * shows their ID at the desk, a mail to a guest that was given up, a new staff member, a registered hotel, a release that
 * was demoted or rolled back.
 */
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

/** Who is notified: holders of at least one of these. */
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

/** The kinds that are about the work of the platform. All others are about that of a hotel, and for its own people. */
export const platformNotificationKinds: readonly NotificationKind[] = ['hotel', 'release'];
