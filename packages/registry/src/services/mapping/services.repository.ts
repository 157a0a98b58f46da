import { sql, type Database } from '@suite/database';
import type { ReleaseActor } from '../../release-changes.repository.ts';

export interface MappedService {
  alias: string;
  origin: string;
  remotes: string[];
  /** Callers need any of these; null requires the permissions of the calling remote. */
  permissions: string[] | null;
  updated_at: Date;
  updated_by_name: string;
}

/** A null origin means that no mapping existed before, or exists since. */
export interface MappingChange {
  alias: string;
  from_origin: string | null;
  to_origin: string | null;
  /** It is null where the mapping ended, and in changes from before this field existed. */
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

export async function lockService(tx: Database, alias: string): Promise<MappedService | undefined> {
  const [found] = await tx.query<MappedService>(
    sql`select ${columns} from services where alias = ${alias} for update`,
  );
  return found;
}

export type NewMapping = Pick<MappedService, 'alias' | 'origin' | 'remotes' | 'permissions'>;

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

/** Changes `updated_at` even if two updates happen within one millisecond. */
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

export function listMappingChanges(database: Database, most: number): Promise<MappingChange[]> {
  return database.query(sql`
    select alias, from_origin, to_origin, remotes, changed_by_name, changed_at
    from service_changes order by id desc limit ${most}`);
}
