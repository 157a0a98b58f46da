import { sql, type Database } from '@suite/database';
import { isUsableAccount } from './auth.repository.ts';
import { passkeyLimits } from './domain/passkey-site.ts';

export interface NewChallenge {
  challenge_hash: Buffer;
  /** Is null for a sign-in. */
  session_id: string | null;
  confirms?: readonly string[];
  creates_passkey?: boolean;
}

export async function insertChallenge(
  db: Database,
  { challenge_hash, session_id, confirms = [], creates_passkey = false }: NewChallenge,
): Promise<void> {
  await db.query(sql`delete from passkey_challenges where expires_at < now()`);
  await db.query(sql`
    insert into passkey_challenges (challenge_hash, session_id, confirms, creates_passkey, expires_at)
    values (${challenge_hash}, ${session_id}, ${[...confirms]}::uuid[], ${creates_passkey},
      now() + make_interval(mins => ${passkeyLimits.minutes}))`);
}

/** Uses up the challenge and returns the actions it confirms. */
export async function takeChallenge(
  db: Database,
  challenge_hash: Buffer,
  session_id: string | null,
  creates_passkey = false,
): Promise<string[] | undefined> {
  const [taken] = await db.query<{ confirms: string[] }>(sql`
    delete from passkey_challenges
    where challenge_hash = ${challenge_hash} and session_id is not distinct from ${session_id}::uuid
      and creates_passkey = ${creates_passkey} and expires_at > now()
    returning confirms`);
  return taken?.confirms;
}

const passkeyColumns = sql`id, passkey_name, credential_id, transports, created_at, last_used_at`;

export interface PasskeyRow {
  id: string;
  passkey_name: string;
  credential_id: string;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

export async function selectPasskeys(db: Database, user_id: number): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(sql`
    select ${passkeyColumns} from passkeys
    where user_id = ${user_id} order by created_at desc, id`);
}

export interface NewPasskey {
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  sign_count: number;
  transports: string[];
  passkey_name: string;
}

export async function insertPasskey(tx: Database, passkey: NewPasskey): Promise<PasskeyRow | null> {
  const [row] = await tx.query<PasskeyRow>(sql`
    insert into passkeys (user_id, credential_id, public_key, sign_count, transports, passkey_name)
    values (${passkey.user_id}, ${passkey.credential_id}, ${passkey.public_key}, ${passkey.sign_count},
      ${passkey.transports}, ${passkey.passkey_name})
    on conflict (credential_id) do nothing
    returning ${passkeyColumns}`);
  return row ?? null;
}

export interface UsablePasskey {
  id: string;
  user_id: number;
  hotel_id: number | null;
  public_key: Buffer;
  sign_count: number;
  /** The WebAuthn user handle is null if it is derived from the server's secret. */
  passkey_handle: Buffer | null;
}

export async function findUsablePasskey(
  db: Database,
  credential_id: string,
): Promise<UsablePasskey | undefined> {
  const [row] = await db.query<UsablePasskey>(sql`
    select passkeys.id, users.user_id, users.hotel_id, passkeys.public_key, passkeys.sign_count,
      users.passkey_handle
    from passkeys join users on users.user_id = passkeys.user_id
    left join hotel_overview as hotels on hotels.id = users.hotel_id
    where passkeys.credential_id = ${credential_id} and ${isUsableAccount}`);
  return row;
}

export async function storePasskeyHandle(db: Database, user_id: number, handle: Buffer): Promise<Buffer> {
  const [row] = await db.query<{ passkey_handle: Buffer }>(sql`
    update users set passkey_handle = coalesce(passkey_handle, ${handle}) where user_id = ${user_id}
    returning passkey_handle`);
  if (!row) throw new Error(`There is no account ${user_id}`);
  return row.passkey_handle;
}

export async function findDerivedHandles(db: Database): Promise<number[]> {
  const rows = await db.query<{ user_id: number }>(sql`
    select user_id from users where passkey_handle is null
      and exists (select from passkeys where passkeys.user_id = users.user_id)`);
  return rows.map(({ user_id }) => user_id);
}

export async function recordPasskeyUse(tx: Database, id: string, sign_count: number): Promise<void> {
  await tx.query(sql`
    update passkeys set sign_count = greatest(sign_count, ${sign_count}), last_used_at = now()
    where id = ${id}`);
}

export async function updatePasskeyName(
  tx: Database,
  user_id: number,
  { id, passkey_name }: { id: string; passkey_name: string },
): Promise<PasskeyRow | null> {
  const [row] = await tx.query<PasskeyRow>(sql`
    update passkeys set passkey_name = ${passkey_name} where id = ${id} and user_id = ${user_id}
    returning ${passkeyColumns}`);
  return row ?? null;
}

export async function deleteOwnPasskey(tx: Database, user_id: number, id: string): Promise<string | null> {
  const [row] = await tx.query<{ passkey_name: string }>(sql`
    delete from passkeys where id = ${id} and user_id = ${user_id} returning passkey_name`);
  return row?.passkey_name ?? null;
}

export async function deletePasskeys(tx: Database, user_id: number): Promise<string[]> {
  const rows = await tx.query<{ passkey_name: string }>(sql`
    delete from passkeys where user_id = ${user_id} returning passkey_name`);
  return rows.map(({ passkey_name }) => passkey_name);
}

export async function deletePasskeysSince(tx: Database, user_id: number, since: Date): Promise<string[]> {
  const rows = await tx.query<{ passkey_name: string }>(sql`
    delete from passkeys where user_id = ${user_id} and created_at >= ${since} returning passkey_name`);
  return rows.map(({ passkey_name }) => passkey_name);
}
