import type { NotificationPreference } from '@suite/contracts/notifications';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { storePreference } from '../notification-preferences.repository.ts';

export async function updateNotificationPreference(
  db: Database,
  caller: Caller,
  preference: NotificationPreference,
): Promise<NotificationPreference> {
  await storePreference(db, caller.user_id, preference);
  return preference;
}
