import type { NotificationPreference } from '@suite/contracts/notifications';
import { sql, type Database } from '@suite/database';

/** Kinds without a choice are missing. */
export function findPreferences(db: Database, user_id: number): Promise<NotificationPreference[]> {
  return db.query<NotificationPreference>(sql`
    select kind, in_app, daily_mail from notification_preferences where user_id = ${user_id}`);
}

/** Also notifies the person's open tabs, whose counts depend on the choice. */
export async function storePreference(
  db: Database,
  user_id: number,
  { kind, in_app, daily_mail }: NotificationPreference,
): Promise<void> {
  await db.query(sql`
    with stored as (
      insert into notification_preferences (user_id, kind, in_app, daily_mail)
      values (${user_id}, ${kind}, ${in_app}, ${daily_mail})
      on conflict (user_id, kind) do update set in_app = excluded.in_app, daily_mail = excluded.daily_mail
      returning user_id
    )
    select announce_personal_change(user_id) from stored`);
}
