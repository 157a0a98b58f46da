import type { ListName, SavedView } from '@suite/contracts/list-settings';
import { sql, type Database, type Sql } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';

export interface SettingsKey {
  user_id: number;
  hotel_id: number | null;
  list_name: ListName;
}

export interface ListSettingsRow {
  hidden_columns: string[];
  views: SavedView[];
  is_compact: boolean;
  updated_at: Date;
}

function selected({ user_id, hotel_id, list_name }: SettingsKey): Sql {
  return sql`
    select hidden_columns, views, is_compact, updated_at from list_settings
    where user_id = ${user_id} and hotel_id is not distinct from ${hotel_id}::integer and list_name = ${list_name}`;
}

export async function findListSettings(db: Database, key: SettingsKey): Promise<ListSettingsRow | null> {
  const [row] = await db.query<ListSettingsRow>(selected(key));
  return row ?? null;
}

export async function lockListSettings(tx: Database, key: SettingsKey): Promise<ListSettingsRow | null> {
  const [row] = await tx.query<ListSettingsRow>(sql`${selected(key)} for update`);
  return row ?? null;
}

export async function isHotel(db: Database, hotel_id: number): Promise<boolean> {
  return (await db.query(sql`select 1 from hotel_overview where id = ${hotel_id}`)).length > 0;
}

export async function storeListSettings(
  tx: Database,
  { user_id, hotel_id, list_name }: SettingsKey,
  { hidden_columns, views, is_compact }: Omit<ListSettingsRow, 'updated_at'>,
): Promise<ListSettingsRow> {
  const [row] = await tx.query<ListSettingsRow>(sql`
    insert into list_settings (user_id, hotel_id, list_name, hidden_columns, views, is_compact)
    values (${user_id}, ${hotel_id}, ${list_name}, ${[...hidden_columns]}::text[], ${JSON.stringify(views)}::jsonb,
      ${is_compact})
    on conflict (user_id, hotel_id, list_name) do update set hidden_columns = excluded.hidden_columns,
      views = excluded.views, is_compact = excluded.is_compact, updated_at = ${laterThan('list_settings.updated_at')}
    returning hidden_columns, views, is_compact, updated_at`);
  if (!row) throw new Error('The settings were not stored');
  return row;
}
