import { sql, type Database } from '@suite/database';
import type { ReleaseActor } from '../../release-changes.repository.ts';

/** Where a service is. */
export interface MappedService {
  alias: string;
  origin: string;
  /** The remotes that may call it. */
  remotes: string[];
  /** Callers need any of these; null: what these remotes need. */
  permissions: string[] | null;
  updated_at: Date;
  updated_by_name: string;
}

/** One change of a mapping; an origin is null where there was none before, or is none since. */
export interface MappingChange {
  alias: string;
  from_origin: string | null;
  to_origin: string | null;
  /** The remotes that may call it since; null where it ended, and in changes from before this was recorded. */
  remotes: string[] | null;
  changed_by_name: string;
  changed_at: Date;
}

const columns = sql`alias, origin, remotes, permissions, updated_at, updated_by_name`;

export function listServices(database: Database): Promise<MappedService[]> {
  return database.query(sql`select ${columns} from services order by alias`);
}

export async function findService(database: Database, alias: string): Promise<MappedService | undefined> {
  const [found] = await database.query<MappedService>(
    sql`select ${columns} from services where alias = ${alias}`,
  );
  return found;
}

/** Locks the mapping until the transaction ends. */
export async function lockService(tx: Database, alias: string): Promise<MappedService | undefined> {
  const [found] = await tx.query<MappedService>(
    sql`select ${columns} from services where alias = ${alias} for update`,
  );
  return found;
}

export type NewMapping = Pick<MappedService, 'alias' | 'origin' | 'remotes' | 'permissions'>;

/** Undefined when another operator was first. */
export async function insertService(
  tx: Database,
  { alias, origin, remotes, permissions }: NewMapping,
  actor: ReleaseActor,
): Promise<MappedService | undefined> {
  const [added] = await tx.query<MappedService>(sql`
    insert into services (alias, origin, remotes, permissions, updated_by_name)
    values (${alias}, ${origin}, ${remotes}, ${permissions}, ${actor.name})
    on conflict (alias) do nothing returning ${columns}`);
  return added;
}

/** `updated_at` never stays the same: two changes within one millisecond are two states. */
export async function updateService(
  tx: Database,
  { alias, origin, remotes, permissions }: NewMapping,
  actor: ReleaseActor,
): Promise<MappedService> {
  const [changed] = await tx.query<MappedService>(sql`
    update services set origin = ${origin}, remotes = ${remotes}, permissions = ${permissions}, updated_by_name = ${actor.name},
      updated_at = greatest(clock_timestamp()::timestamptz(3), updated_at + interval '1 millisecond')
    where alias = ${alias} returning ${columns}`);
  if (!changed) throw new Error(`The mapping of ${alias} was not stored.`);
  return changed;
}

export async function deleteService(tx: Database, alias: string): Promise<void> {
  await tx.query(sql`delete from services where alias = ${alias}`);
}

export async function insertMappingChange(
  tx: Database,
  change: Pick<MappingChange, 'alias' | 'from_origin' | 'to_origin' | 'remotes'> &
    Pick<MappedService, 'permissions'>,
  actor: ReleaseActor,
): Promise<void> {
  await tx.query(sql`
    insert into service_changes (alias, from_origin, to_origin, remotes, permissions, changed_by, changed_by_user,
      changed_by_name, address)
    values (${change.alias}, ${change.from_origin}, ${change.to_origin}, ${change.remotes}, ${change.permissions}, ${actor.token_id}, ${actor.user_id},
      ${actor.name}, ${actor.address})`);
}

/** Newest first. */
export function listMappingChanges(database: Database, most: number): Promise<MappingChange[]> {
  return database.query(sql`
    select alias, from_origin, to_origin, remotes, changed_by_name, changed_at
    from service_changes order by id desc limit ${most}`);
}
