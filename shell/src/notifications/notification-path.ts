import type { Notification } from '@suite/contracts/notifications';

export function notificationPath(notification: Notification): string | undefined {
  const { booking_id, user_id, hotel_id, remote } = notification;
  if (booking_id !== null) return `/bookings?id=${booking_id}`;
  if (user_id !== null) return `/users?id=${user_id}`;
  if (hotel_id !== null) return `/hotels?id=${hotel_id}`;
  return remote === null ? undefined : `/releases?remote=${encodeURIComponent(remote)}`;
}
