import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** PostgreSQL recreates the contents of these folders, but the folders themselves must exist. */
const emptied = new Set([
  ...['pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
  ...['pg_wal', 'pgsql_tmp'],
]);
const leftOut = /^(postmaster\.(pid|opts)|pg_internal\.init|backup_label(\.old)?|tablespace_map(\.old)?)$/;
/** Recovery starts here, so this file is copied after all files it refers to. */
const control = join('global', 'pg_control');

/** Copies a folder while a server writes to it. Recovery repairs torn pages from the write-ahead log. */
export async function copyLiveFolder(data: string, target: string): Promise<void> {
  await copyFolder(data, target, '');
  await copyFile(join(data, control), join(target, control));
}

async function copyFolder(data: string, target: string, folder: string): Promise<void> {
  await mkdir(join(target, folder), { recursive: true, mode: 0o700 });
  const entries = await readdir(join(data, folder), { withFileTypes: true }).catch(ignoreMissing);
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name);
    if (leftOut.test(entry.name) || path === control) continue;
    if (entry.isFile()) await copyFile(join(data, path), join(target, path)).catch(ignoreMissing);
    else if (!entry.isDirectory()) throw new Error(`${join(data, path)} is neither a file nor a folder.`);
    else if (emptied.has(entry.name)) await mkdir(join(target, path), { mode: 0o700 });
    else await copyFolder(data, target, path);
  }
}

/** A table may be dropped during the copy. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
