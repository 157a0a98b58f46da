import { sql, type Database } from '@suite/database';
import type { ReleaseActor } from '../../release-changes.repository.ts';

/** Where a service is. */
export interface MappedService {
  alias: string;
  origin: string;
  updated_at: Date;
  updated_by_name: string;
}

/** One change of a mapping; an origin is null where there was none before, or is none since. */
export interface MappingChange {
  alias: string;
  from_origin: string | null;
  to_origin: string | null;
  changed_by_name: string;
  changed_at: Date;
}

export function listServices(database: Database): Promise<MappedService[]> {
  return database.query(sql`select alias, origin, updated_at, updated_by_name from services order by alias`);
}

export async function findService(database: Database, alias: string): Promise<MappedService | undefined> {
  const [found] = await database.query<MappedService>(
    sql`select alias, origin, updated_at, updated_by_name from services where alias = ${alias}`,
  );
  return found;
}

/** Locks the mapping until the transaction ends. */
export async function lockService(tx: Database, alias: string): Promise<MappedService | undefined> {
  const [found] = await tx.query<MappedService>(
    sql`select alias, origin, updated_at, updated_by_name from services where alias = ${alias} for update`,
  );
  return found;
}

/** Undefined when another operator was first. */
export async function insertService(
  tx: Database,
  { alias, origin }: Pick<MappedService, 'alias' | 'origin'>,
  actor: ReleaseActor,
): Promise<MappedService | undefined> {
  const [added] = await tx.query<MappedService>(sql`
    insert into services (alias, origin, updated_by_name) values (${alias}, ${origin}, ${actor.name})
    on conflict (alias) do nothing returning alias, origin, updated_at, updated_by_name`);
  return added;
}

/** `updated_at` never stays the same: two changes within one millisecond are two states. */
export async function updateService(
  tx: Database,
  { alias, origin }: Pick<MappedService, 'alias' | 'origin'>,
  actor: ReleaseActor,
): Promise<MappedService> {
  const [changed] = await tx.query<MappedService>(sql`
    update services set origin = ${origin}, updated_by_name = ${actor.name},
      updated_at = greatest(clock_timestamp()::timestamptz(3), updated_at + interval '1 millisecond')
    where alias = ${alias} returning alias, origin, updated_at, updated_by_name`);
  if (!changed) throw new Error(`The mapping of ${alias} was not stored.`);
  return changed;
}

export async function deleteService(tx: Database, alias: string): Promise<void> {
  await tx.query(sql`delete from services where alias = ${alias}`);
}

export async function insertMappingChange(
  tx: Database,
  change: Pick<MappingChange, 'alias' | 'from_origin' | 'to_origin'>,
  actor: ReleaseActor,
): Promise<void> {
  await tx.query(sql`
    insert into service_changes (alias, from_origin, to_origin, changed_by, changed_by_user, changed_by_name, address)
    values (${change.alias}, ${change.from_origin}, ${change.to_origin}, ${actor.token_id}, ${actor.user_id},
      ${actor.name}, ${actor.address})`);
}

/** Newest first. */
export function listMappingChanges(database: Database, most: number): Promise<MappingChange[]> {
  return database.query(sql`
    select alias, from_origin, to_origin, changed_by_name, changed_at
    from service_changes order by id desc limit ${most}`);
}
