import { join, sql, type Database } from '@suite/database';

export interface ShellAssetFile {
  path: string;
  bytes: number;
  integrity: string;
}

export async function recordShellBuild(
  tx: Database,
  build: string,
  assets: readonly ShellAssetFile[],
): Promise<void> {
  await tx.query(sql`
    insert into shell_builds (build) values (${build})
    on conflict (build) do update set last_seen_at = now()`);
  const column = <Key extends keyof ShellAssetFile>(key: Key) => assets.map((asset) => asset[key]);
  await tx.query(sql`
    insert into shell_assets (build, path, bytes, integrity)
    select ${build}, * from unnest(${column('path')}::text[], ${column('bytes')}::integer[], ${column('integrity')}::text[])
    on conflict do nothing`);
}

export function listShellAssets(
  database: Database,
  paths: readonly string[],
): Promise<(ShellAssetFile & { build: string })[]> {
  return database.query(sql`
    select path, build, bytes, integrity from shell_assets join shell_builds using (build)
    where path in (${join([...paths])}) order by last_seen_at desc, build`);
}

export async function listUnseenShellBuilds(database: Database, days: number): Promise<string[]> {
  const rows = await database.query<{ build: string }>(sql`
    select build from shell_builds where last_seen_at < now() - make_interval(days => ${days}::integer)
    order by build`);
  return rows.map(({ build }) => build);
}

/** Returns false when a server has announced the build meanwhile. */
export async function deleteUnseenShellBuild(tx: Database, build: string, days: number): Promise<boolean> {
  const deleted = await tx.query(sql`
    delete from shell_builds
    where build = ${build} and last_seen_at < now() - make_interval(days => ${days}::integer)
    returning build`);
  return deleted.length > 0;
}
