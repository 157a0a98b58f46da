import { sql, type Database } from '@suite/database';

const undoDays = 7;

const isOpen = sql`email_changes.closed_at is null and email_changes.undo_until > now()`;

export async function insertEmailChange(
  tx: Database,
  change: { user_id: number; old_email: string; undo_hash: Buffer; is_new_sign_in?: boolean },
): Promise<void> {
  await tx.query(sql`
    insert into email_changes (user_id, old_email, undo_hash, is_new_sign_in, undo_until)
    values (${change.user_id}, ${change.old_email}, ${change.undo_hash}, ${change.is_new_sign_in ?? false},
      now() + make_interval(days => ${undoDays}))`);
}

export interface EmailChange {
  id: number;
  user_id: number;
  old_email: string;
  is_new_sign_in: boolean;
  /** Ways to sign in that were added since then are removed; for a new address, this includes the week before. */
  removes_since: Date;
}

export async function findEmailChange(db: Database, undo_hash: Buffer): Promise<EmailChange | undefined> {
  const [row] = await db.query<EmailChange>(sql`
    select email_changes.id, email_changes.user_id, old_email, is_new_sign_in,
      case when is_new_sign_in then changed_at else changed_at - interval '7 days' end as removes_since
    from email_changes join users on users.user_id = email_changes.user_id
    where undo_hash = ${undo_hash} and ${isOpen} and users.removed_at is null`);
  return row;
}

/** Closes later changes, too; resolves to false if another call has closed this one. */
export async function closeEmailChanges(tx: Database, { id, user_id }: EmailChange): Promise<boolean> {
  const closed = await tx.query<{ id: number }>(sql`
    update email_changes set closed_at = now()
    where user_id = ${user_id} and id >= ${id} and closed_at is null returning id`);
  return closed.some((row) => row.id === id);
}

export async function isEmailKept(db: Database, usr_email: string, for_user_id?: number): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from email_changes join users on users.user_id = email_changes.user_id
    where lower(old_email) = lower(${usr_email}) and ${isOpen} and users.removed_at is null
      and email_changes.user_id is distinct from ${for_user_id ?? null}::integer`);
  return rows.length > 0;
}

export async function findLanguageOfAddress(db: Database, usr_email: string): Promise<string | null> {
  const [row] = await db.query<{ usr_language: string | null }>(sql`
    select usr_language from users
    where removed_at is null and (lower(usr_email) = lower(${usr_email}) or user_id in (
      select user_id from email_changes where lower(old_email) = lower(${usr_email}) and ${isOpen}))
    order by lower(usr_email) = lower(${usr_email}) desc limit 1`);
  return row?.usr_language ?? null;
}
