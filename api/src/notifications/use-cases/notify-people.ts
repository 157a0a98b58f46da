import { notificationPermissions, type NotificationKind } from '@suite/contracts/notifications';
import type { Database } from '@suite/database';
import { insertNotifications, type NotificationSubject } from '../notifications.repository.ts';

export interface NewNotification extends NotificationSubject {
  kind: Exclude<NotificationKind, 'email'>;
  /** Null notifies the people of the platform. */
  hotel_id: number | null;
  /** The actor is not notified; null for guests and the platform itself. */
  actor_id: number | null;
  happened_at?: Date | undefined;
}

/** Must run in the transaction of the change. A trigger reports mails that were given up. */
export async function notifyPeople(tx: Database, notification: NewNotification): Promise<void> {
  await insertNotifications(tx, notification, notificationPermissions[notification.kind]);
}
