import { sql, type Database } from '@suite/database';
import { ofRemote, type WantedRemotes } from '../release-key.ts';
import type { RemoteDescriptor } from '@suite/descriptor';
import type { ReleaseActor } from '../release-changes.repository.ts';
import type { PermissionDecision } from './permission-host.ts';

export interface LastDecision extends PermissionDecision {
  decided_by: string;
  decided_at: Date;
}

export async function lockDecisions(tx: Database): Promise<void> {
  await tx.query(sql`lock table permission_decisions in share row exclusive mode`);
}

export async function insertDecision(
  tx: Database,
  { translations, ...decision }: PermissionDecision,
  actor: ReleaseActor,
): Promise<void> {
  await tx.query(sql`
    insert into permission_decisions (permission_name, remote, decision, release, remote_title, title, explanation,
      translations, decided_by, decided_by_user, decided_by_name, address)
    values (${decision.permission_name}, ${decision.remote}, ${decision.decision}, ${decision.release},
      ${decision.remote_title}, ${decision.title}, ${decision.explanation}, ${JSON.stringify(translations)},
      ${actor.token_id}, ${actor.user_id}, ${actor.name}, ${actor.address})`);
}

export function listLastDecisions(database: Database, remote?: WantedRemotes): Promise<LastDecision[]> {
  return database.query<LastDecision>(sql`
    select distinct on (permission_name) permission_name, remote, decision, release, remote_title, title, explanation,
      translations, decided_by_name as decided_by, decided_at
    from permission_decisions
    where ${ofRemote(remote)}
    order by permission_name, id desc`);
}

export async function listAcceptedPermissions(database: Database): Promise<string[]> {
  const rows = await database.query<{ permission_name: string }>(
    sql`select permission_name from accepted_permissions order by permission_name`,
  );
  return rows.map(({ permission_name }) => permission_name);
}

export interface DeclaringRelease {
  remote: string;
  release: string;
  descriptor: RemoteDescriptor;
  published_at: Date;
}

/** Includes the newest release, so that a permission can be accepted before its first release goes live. */
export function listDeclaringReleases(
  database: Database,
  remote?: WantedRemotes,
): Promise<DeclaringRelease[]> {
  return database.query<DeclaringRelease>(sql`
    with newest as (
      select distinct on (remote) remote, release from releases where files_removed_at is null
      order by remote, last_published_at desc
    ), served as (
      select remote, release, bool_or(channel = 'live') as is_live from channels group by remote, release
    )
    select remote, release, manifest -> 'descriptor' as descriptor, published_at
    from releases left join served using (remote, release)
    where ${ofRemote(remote)}
      and (is_live is not null or (remote, release) in (select remote, release from newest))
    order by remote, is_live desc nulls last, published_at desc`);
}
