import type { NotificationPreference } from '@suite/contracts/notifications';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findPreferences } from '../notification-preferences.repository.ts';
import { readerOf } from '../notifications.policy.ts';

export async function listNotificationPreferences(
  db: Database,
  caller: Caller,
): Promise<{ preferences: NotificationPreference[]; time_zone: string }> {
  const chosen = await findPreferences(db, caller.user_id);
  const preferences = readerOf(caller).kinds.map(
    (kind) => chosen.find((one) => one.kind === kind) ?? { kind, in_app: true, daily_mail: false },
  );
  return { preferences, time_zone: caller.hotel_time_zone ?? 'UTC' };
}
