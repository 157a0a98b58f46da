import { sql, type Database } from '@suite/database';
import { secondFactorMinutes } from './domain/authenticator.ts';

export interface SecondFactors {
  has_app: boolean;
  has_passkey: boolean;
  is_required: boolean;
}

export async function findSecondFactors(db: Database, user_id: number): Promise<SecondFactors> {
  const [row] = await db.query<SecondFactors>(sql`
    select has_app, has_passkey, is_required from account_second_factors where user_id = ${user_id}`);
  if (!row) throw new Error(`There is no user ${user_id}`);
  return row;
}

export interface AuthenticatorRow {
  secret_encrypted: Buffer;
  last_step: number;
  created_at: Date;
}

export async function findAuthenticator(
  db: Database,
  user_id: number,
): Promise<AuthenticatorRow | undefined> {
  const [row] = await db.query<AuthenticatorRow>(sql`
    select secret_encrypted, last_step, created_at from authenticator_apps where user_id = ${user_id}`);
  return row;
}

export async function replaceAuthenticator(
  tx: Database,
  app: { user_id: number; secret_encrypted: Buffer; last_step: number },
): Promise<void> {
  await tx.query(sql`
    insert into authenticator_apps (user_id, secret_encrypted, last_step)
    values (${app.user_id}, ${app.secret_encrypted}, ${app.last_step})
    on conflict (user_id) do update set secret_encrypted = excluded.secret_encrypted,
      last_step = excluded.last_step, created_at = now()`);
}

/** Resolves to false if this step or a later one was used before. */
export async function takeStep(tx: Database, user_id: number, step: number): Promise<boolean> {
  const taken = await tx.query(sql`
    update authenticator_apps set last_step = ${step}
    where user_id = ${user_id} and last_step < ${step} returning 1`);
  return taken.length > 0;
}

export async function deleteAuthenticator(tx: Database, user_id: number): Promise<boolean> {
  const deleted = await tx.query(sql`delete from authenticator_apps where user_id = ${user_id} returning 1`);
  return deleted.length > 0;
}

export async function deleteAuthenticatorSince(tx: Database, user_id: number, since: Date): Promise<boolean> {
  const deleted = await tx.query(sql`
    delete from authenticator_apps where user_id = ${user_id} and created_at >= ${since} returning 1`);
  return deleted.length > 0;
}

export async function replaceSetup(
  db: Database,
  { session_id, user_id }: { session_id: string; user_id: number },
  secret_encrypted: Buffer,
): Promise<void> {
  await db.query(sql`delete from authenticator_setups where expires_at < now()`);
  await db.query(sql`
    insert into authenticator_setups (session_id, user_id, secret_encrypted, expires_at)
    values (${session_id}, ${user_id}, ${secret_encrypted}, now() + make_interval(mins => ${secondFactorMinutes.setup}))
    on conflict (session_id) do update set secret_encrypted = excluded.secret_encrypted,
      expires_at = excluded.expires_at`);
}

export async function lockSetup(tx: Database, session_id: string): Promise<Buffer | undefined> {
  const [row] = await tx.query<{ secret_encrypted: Buffer }>(sql`
    select secret_encrypted from authenticator_setups
    where session_id = ${session_id} and expires_at > now() for update`);
  return row?.secret_encrypted;
}

export async function deleteSetup(tx: Database, session_id: string): Promise<void> {
  await tx.query(sql`delete from authenticator_setups where session_id = ${session_id}`);
}

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
