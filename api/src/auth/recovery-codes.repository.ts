import { sql, type Database } from '@suite/database';

export async function replaceRecoveryCodes(
  tx: Database,
  user_id: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(tx, user_id);
  await tx.query(sql`
    insert into recovery_codes (code_hash, user_id)
    select code_hash, ${user_id} from unnest(${[...hashes]}::bytea[]) as code_hash`);
}

export async function deleteRecoveryCodes(tx: Database, user_id: number): Promise<void> {
  await tx.query(sql`delete from recovery_codes where user_id = ${user_id}`);
}

export async function deleteRecoveryCodesSince(tx: Database, user_id: number, since: Date): Promise<void> {
  await tx.query(sql`delete from recovery_codes where user_id = ${user_id} and created_at >= ${since}`);
}

export async function takeRecoveryCode(tx: Database, user_id: number, code_hash: Buffer): Promise<boolean> {
  const taken = await tx.query(sql`
    update recovery_codes set used_at = now()
    where code_hash = ${code_hash} and user_id = ${user_id} and used_at is null returning 1`);
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Database, user_id: number): Promise<number> {
  const [row] = await db.query<{ left_over: number }>(sql`
    select count(*) as left_over from recovery_codes where user_id = ${user_id} and used_at is null`);
  return row?.left_over ?? 0;
}
