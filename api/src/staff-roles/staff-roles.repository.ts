import { sql, type Database } from '@suite/database';

export async function insertUserRoles(
  tx: Database,
  user_id: number,
  role_ids: readonly number[],
): Promise<void> {
  if (role_ids.length === 0) return;
  await tx.query(sql`
    insert into user_roles (user_id, role_id)
    select ${user_id}::integer, id from roles where id = any(${[...role_ids]}::integer[])
  `);
}

export async function findUserId(db: Database, usr_email: string): Promise<number | null> {
  const [row] = await db.query<{ user_id: number }>(sql`
    select user_id from account_overview where lower(usr_email) = lower(${usr_email}) and removed_at is null
  `);
  return row?.user_id ?? null;
}

/** Returns undefined for an unknown address, null for an account without a hotel. */
export async function findHotelOfEmail(db: Database, usr_email: string): Promise<number | null | undefined> {
  const [row] = await db.query<{ hotel_id: number | null }>(sql`
    select hotel_id from account_overview where lower(usr_email) = lower(${usr_email}) and removed_at is null`);
  return row?.hotel_id;
}
