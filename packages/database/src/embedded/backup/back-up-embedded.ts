import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';
import { copyLiveFolder } from './copy-live-folder.ts';

export async function backUpEmbedded(dataDir: string, target: string): Promise<void> {
  const home = join(dataDir, 'postgres');
  if (!(await stat(home).catch(() => undefined))) throw new Error(`There is no database in ${home}.`);
  const server = await startEmbeddedPostgres(dataDir);
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await copyWhileItRuns(client, join(home, 'data'), join(target, 'data'));
    await copyFile(join(home, 'password'), join(target, 'password'));
  } finally {
    await client.end();
    await server.stop();
  }
}

interface Stop {
  label: string;
  spaces: string;
  last: string;
}

async function copyWhileItRuns(client: pg.Client, data: string, target: string): Promise<void> {
  // The temporary slot retains the write-ahead log until the connection closes.
  await client.query(
    `select pg_create_physical_replication_slot('suite_backup_' || pg_backend_pid(), true, true)`,
  );
  const begun = await client.query<{ first: string }>(
    `select pg_walfile_name(pg_backup_start('suite', true)) as first`,
  );
  await copyLiveFolder(data, target);
  const ended = await client.query<Stop>(
    `select labelfile as label, spcmapfile as spaces, pg_walfile_name(lsn) as last from pg_backup_stop(false)`,
  );
  const [start, stop] = [begun.rows[0], ended.rows[0]];
  if (!start || !stop) throw new Error('The database did not say what belongs to the backup.');
  if (stop.spaces !== '') throw new Error('Tablespaces of an embedded database are not backed up.');
  await copyLog(join(data, 'pg_wal'), join(target, 'pg_wal'), start.first, stop.last);
  // Recovery requires PostgreSQL's label byte for byte.
  await writeFile(join(target, 'backup_label'), stop.label, { mode: 0o600 });
}

async function copyLog(wal: string, target: string, first: string, last: string): Promise<void> {
  await mkdir(join(target, 'archive_status'));
  await mkdir(join(target, 'summaries'));
  const files = await readdir(wal);
  const segments = files.filter((file) => /^[0-9A-F]{24}$/.test(file) && file >= first && file <= last);
  if (segments.at(0) !== first || segments.at(-1) !== last)
    throw new Error(`The log from ${first} to ${last} is not there.`);
  const histories = files.filter((file) => file.endsWith('.history'));
  for (const file of [...segments, ...histories]) await copyFile(join(wal, file), join(target, file));
}
