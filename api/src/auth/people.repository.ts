import { sql, type Database } from '@suite/database';

export async function findPerson(
  database: Database,
  idOrEmail: string,
): Promise<{ user_id: number; name: string } | undefined> {
  const id = /^\d{1,9}$/.test(idOrEmail) ? Number(idOrEmail) : null;
  const [found] = await database.query<{ user_id: number; name: string }>(sql`
    select user_id, usr_email as name from users
    where (user_id = ${id} or lower(usr_email) = lower(${idOrEmail})) and removed_at is null and is_active`);
  return found;
}

export async function findLanguage(
  db: Database,
  user_ids: readonly (number | null)[],
): Promise<string | null> {
  const ids = user_ids.filter((id) => id !== null);
  const [row] = await db.query<{ usr_language: string }>(sql`
    select usr_language from users
    where user_id = any(${ids}::integer[]) and usr_language is not null
    order by array_position(${ids}::integer[], user_id) limit 1`);
  return row?.usr_language ?? null;
}
