import { join, sql, type Database } from '@suite/database';

/** An asset of a build as it is stored: its path below `assets`, its size and its SHA-384. */
export interface ShellAssetFile {
  path: string;
  bytes: number;
  integrity: string;
}

/** Records that a server runs this build now, with its assets. */
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

/** Where assets of these paths are stored, the build that was announced last first. */
export function listShellAssets(
  database: Database,
  paths: readonly string[],
): Promise<(ShellAssetFile & { build: string })[]> {
  return database.query(sql`
    select path, build, bytes, integrity from shell_assets join shell_builds using (build)
    where path in (${join([...paths])}) order by last_seen_at desc, build`);
}

/** Builds that no server has announced for so many days. */
export async function listUnseenShellBuilds(database: Database, days: number): Promise<string[]> {
  const rows = await database.query<{ build: string }>(sql`
    select build from shell_builds where last_seen_at < now() - make_interval(days => ${days}::integer)
    order by build`);
  return rows.map(({ build }) => build);
}

/** Deletes a build that no server has announced for so many days; false when one has meanwhile. */
export async function deleteUnseenShellBuild(tx: Database, build: string, days: number): Promise<boolean> {
  const deleted = await tx.query(sql`
    delete from shell_builds
    where build = ${build} and last_seen_at < now() - make_interval(days => ${days}::integer)
    returning build`);
  return deleted.length > 0;
}
