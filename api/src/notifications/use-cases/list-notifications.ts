import type { listNotificationsEndpoint } from '@suite/contracts/notifications';
import type { QueryOf } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import { findRemoteTitles } from '@suite/registry';
import type { Caller } from '../../access/caller.ts';
import { readerOf } from '../notifications.policy.ts';
import { findNotifications, type NotificationRow } from '../notifications.repository.ts';

type Query = NonNullable<QueryOf<typeof listNotificationsEndpoint>>;

export async function listNotifications(
  db: Database,
  caller: Caller,
  { before = null, limit }: { before?: Query['before'] | null; limit: number },
): Promise<{ notifications: NotificationRow[]; next: number | null }> {
  const found = await findNotifications(db, readerOf(caller), { before, take: limit + 1 });
  const page = found.slice(0, limit);
  const notifications = page.some(({ remote }) => remote !== null) ? await nameRemotes(db, page) : page;
  return { notifications, next: found.length > limit ? (page.at(-1)?.id ?? null) : null };
}

async function nameRemotes(db: Database, rows: readonly NotificationRow[]): Promise<NotificationRow[]> {
  const titles = await findRemoteTitles(db);
  return rows.map((row) =>
    row.remote === null ? row : { ...row, name: titles.get(row.remote) ?? row.remote },
  );
}
