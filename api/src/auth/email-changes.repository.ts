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
  /** A new way to sign in was added, and the address stayed. */
  is_new_sign_in: boolean;
  /** Ways to sign in of this time and later are removed: those added with the change or, with another address, in the week before. */
  removes_since: Date;
}

/** The change behind a link that may still be used, of a person who is not removed. */
export async function findEmailChange(db: Database, undo_hash: Buffer): Promise<EmailChange | undefined> {
  const [row] = await db.query<EmailChange>(sql`
    select email_changes.id, email_changes.user_id, old_email, is_new_sign_in,
      case when is_new_sign_in then changed_at else changed_at - interval '7 days' end as removes_since
    from email_changes join users on users.user_id = email_changes.user_id
    where undo_hash = ${undo_hash} and ${isOpen} and users.removed_at is null`);
  return row;
}

/** Uses up a change's link and those of later changes; false when another call has used it up. */
export async function closeEmailChanges(tx: Database, { id, user_id }: EmailChange): Promise<boolean> {
  const closed = await tx.query<{ id: number }>(sql`
    update email_changes set closed_at = now()
    where user_id = ${user_id} and id >= ${id} and closed_at is null returning id`);
  return closed.some((row) => row.id === id);
}

/** Whether an address is kept for the person it was taken from, until they can no longer undo that. */
export async function isEmailKept(db: Database, usr_email: string, for_user_id?: number): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from email_changes join users on users.user_id = email_changes.user_id
    where lower(old_email) = lower(${usr_email}) and ${isOpen} and users.removed_at is null
      and email_changes.user_id is distinct from ${for_user_id ?? null}::integer`);
  return rows.length > 0;
}

/** The language of the person whose account has an address, or for whom it is kept. */
export async function findLanguageOfAddress(db: Database, usr_email: string): Promise<string | null> {
  const [row] = await db.query<{ usr_language: string | null }>(sql`
    select usr_language from users
    where removed_at is null and (lower(usr_email) = lower(${usr_email}) or user_id in (
      select user_id from email_changes where lower(old_email) = lower(${usr_email}) and ${isOpen}))
    order by lower(usr_email) = lower(${usr_email}) desc limit 1`);
  return row?.usr_language ?? null;
}
