import sql from 'sql-template-tag';
import type { Database, OpenDatabase } from '../database.ts';
import { openDatabase, type OpenDatabaseOptions } from '../open-database.ts';

export interface ReplicaConnections {
  reads: OpenDatabase;
  /** @throws Error if the server does not answer or is no replica any more */
  readReplayed(): Promise<number>;
  close(): Promise<void>;
}

/** @throws Error if the server does not answer or does not replicate this database */
export async function connectReplica(
  primary: Database,
  url: string,
  options: Pick<OpenDatabaseOptions, 'max' | 'timeouts'>,
): Promise<ReplicaConnections> {
  // Slow reads that occupy all connections must not make the replica look dead.
  const probe = await openDatabase(url, { ...options, max: 1, readsOnly: true });
  try {
    await requireSameDatabase(primary, probe);
    const reads = await openDatabase(url, { ...options, readsOnly: true });
    return {
      reads,
      readReplayed: () => readReplayed(probe),
      close: async () => void (await Promise.all([probe.close(), reads.close()])),
    };
  } catch (error) {
    await probe.close();
    throw error;
  }
}

async function requireSameDatabase(primary: Database, probe: Database): Promise<void> {
  const [ours, theirs] = await Promise.all([primary, probe].map(identify));
  if (ours === theirs) return;
  throw new Error('DATABASE_READ_URL names another database than DATABASE_URL, not a replica of it.');
}

async function identify(db: Database): Promise<string | undefined> {
  const [row] = await db.query<{ identity: string }>(sql`
    select system_identifier || ' ' || current_database() as identity from pg_control_system()`);
  return row?.identity;
}

/** Includes what is not flushed yet, because a commit may return before. */
export async function readPosition(primary: Database): Promise<number> {
  const [row] = await primary.query<{ position: number }>(sql`
    select (pg_current_wal_insert_lsn() - '0/0')::bigint as position`);
  if (!row) throw new Error('The database did not return its position.');
  return row.position;
}

async function readReplayed(probe: Database): Promise<number> {
  const [row] = await probe.query<{ position: number | null }>(sql`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as position`);
  if (typeof row?.position === 'number') return row.position;
  throw new Error(
    'DATABASE_READ_URL names a server that replays no log: it is not a replica, or not any more.',
  );
}
