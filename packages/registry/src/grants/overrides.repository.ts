import { sql, type Database } from '@suite/database';
import type { OverrideGrant, OverrideOriginStatus, Release } from '@suite/descriptor';
import type { ReleaseActor } from '../release-changes.repository.ts';
import type { Presented } from './presented-overrides.ts';

export interface StoredOverride {
  id: number;
  remote: string;
  url: string;
  user_id: number | null;
  granted_to: string;
  granted_by: string;
  granted_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  release: string | null;
  manifest: Release | null;
  is_token_revoked: boolean;
  origin_status: OverrideOriginStatus | null;
}

const columns = sql`id, remote, url, user_id, granted_to, granted_by_name as granted_by, granted_at, expires_at,
  revoked_at, release, manifest,
  exists (
    select from release_tokens where id = overrides.granted_by and revoked_at is not null
  ) as is_token_revoked,
  (
    select decision from override_origin_decisions
    where remote = overrides.remote and origin = substring(overrides.url from '^https?://[^/]+')
    order by id desc limit 1
  ) as origin_status`;

export interface NewOverride {
  remote: string;
  url: string;
  user_id: number | null;
  granted_to: string;
  is_free: boolean;
  expires_at: Date;
}

export async function insertOverride(tx: Database, added: NewOverride, actor: ReleaseActor): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into overrides (remote, url, user_id, granted_to, is_free, expires_at,
      granted_by, granted_by_user, granted_by_name, address)
    values (${added.remote}, ${added.url}, ${added.user_id}, ${added.granted_to}, ${added.is_free}, ${added.expires_at},
      ${actor.token_id}, ${actor.user_id}, ${actor.name}, ${actor.address})
    returning id`);
  if (!row) throw new Error('The override was not stored.');
  return row.id;
}

export async function storeDevelopmentBuild(
  tx: Database,
  id: number,
  { release, manifest }: { release: string; manifest: Release },
): Promise<void> {
  await tx.query(sql`
    update overrides set release = ${release}, manifest = ${JSON.stringify(manifest)}, handed_in_at = clock_timestamp()
    where id = ${id}`);
}

export async function findOverride(database: Database, id: number): Promise<StoredOverride | undefined> {
  const [found] = await database.query<StoredOverride>(
    sql`select ${columns} from overrides where id = ${id}`,
  );
  return found;
}

export async function findFreeOverride(
  database: Database,
  { remote, url }: { remote: string; url: string },
): Promise<StoredOverride | undefined> {
  const [found] = await database.query<StoredOverride>(sql`
    select ${columns} from overrides
    where remote = ${remote} and url = ${url} and is_free and expires_at > now() and revoked_at is null
    order by id desc limit 1`);
  return found;
}

export function findPresented(
  database: Database,
  presented: Exclude<Presented, { kind: 'refused' }>,
): Promise<StoredOverride | undefined> {
  return presented.kind === 'grant'
    ? findOverride(database, presented.id)
    : findFreeOverride(database, presented);
}

export const isOpen = sql`overrides.expires_at > now() and overrides.revoked_at is null
  and not exists (select from release_tokens where id = overrides.granted_by and revoked_at is not null)`;

export function listGrants(database: Database): Promise<OverrideGrant<Date>[]> {
  return database.query(sql`
    select id, remote, url, granted_to, granted_by_name as granted_by, granted_at, expires_at
    from overrides where ${isOpen} and not is_free
    order by id desc`);
}

/** Returns false where another user was first. */
export async function bindOverride(
  tx: Database,
  id: number,
  { user_id, name }: { user_id: number; name: string },
): Promise<boolean> {
  const bound = await tx.query(sql`
    update overrides set user_id = ${user_id}, granted_to = ${name}
    where id = ${id} and (user_id is null or user_id = ${user_id}) returning id`);
  return bound.length > 0;
}

export async function revokeOverride(tx: Database, id: number, actor: ReleaseActor): Promise<void> {
  await tx.query(sql`
    update overrides set revoked_at = coalesce(revoked_at, now()), revoked_by_name = coalesce(revoked_by_name, ${actor.name})
    where id = ${id}`);
}
