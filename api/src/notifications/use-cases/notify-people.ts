import { notificationPermissions, type NotificationKind } from '@suite/contracts/notifications';
import type { Database } from '@suite/database';
import { insertNotifications, type NotificationSubject } from '../notifications.repository.ts';

/** Something that people are notified of: its kind, the hotel whose people they are, and what it is about. */
export interface NewNotification extends NotificationSubject {
  kind: Exclude<NotificationKind, 'email' | 'release'>;
  /** Null for the people of the platform. */
  hotel_id: number | null;
  /** The user who caused it and is not notified; null for guests and the platform itself. */
  actor_id: number | null;
  /** When it happened, if that is not now. */
  happened_at?: Date | undefined;
}

/**
 * Notifies the people who may act on something, in the transaction of the change. Given-up mails and releases are noticed
 * by triggers of their tables.
 */
export async function notifyPeople(tx: Database, notification: NewNotification): Promise<void> {
  await insertNotifications(tx, notification, notificationPermissions[notification.kind]);
}
