import { sql, type Database } from '@suite/database';

export async function findMinPasswordLength(db: Database, user_id: number): Promise<number> {
  const [row] = await db.query<{ min_length: number }>(
    sql`select min_length from account_password_rules where user_id = ${user_id}`,
  );
  if (!row) throw new Error(`There is no user ${user_id}`);
  return row.min_length;
}

export async function recordShortPassword(tx: Database, user_id: number, length: number): Promise<void> {
  await tx.query(sql`
    update users set password_is_short = not password_is_short
    from account_password_rules as rules
    where users.user_id = ${user_id} and rules.user_id = users.user_id and not must_change_password
      and password_is_short <> (${length} < rules.min_length)`);
}

export async function replaceMinPasswordLength(tx: Database, min_length: number): Promise<number> {
  const before = await findPlatformMinPasswordLength(tx);
  await tx.query(sql`update password_rules set min_length = ${min_length}`);
  return before;
}

export async function findPlatformMinPasswordLength(db: Database): Promise<number> {
  const [row] = await db.query<{ min_length: number }>(sql`select min_length from password_rules for update`);
  if (!row) throw new Error('The platform has no rule for passwords');
  return row.min_length;
}
