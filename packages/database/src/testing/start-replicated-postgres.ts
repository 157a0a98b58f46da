import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpEmbedded } from '../embedded/backup/back-up-embedded.ts';
import { restoreEmbedded } from '../embedded/backup/restore-embedded.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded/start-embedded-postgres.ts';
import { handOver } from '../embedded/system-user.ts';

export interface ReplicatedPostgres {
  primaryUrl: string;
  /** Stays the same when the replica is stopped and started again. */
  replicaUrl: string;
  startReplica(): Promise<void>;
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a primary and a hot standby that streams its log. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'suite-replicated-'));
  const folder = (name: string) => join(home, name);
  const primary = await startEmbeddedPostgres(folder('primary'));
  await backUpEmbedded(folder('primary'), folder('copy'));
  await restoreEmbedded(folder('copy'), folder('replica'));
  await follow(primary.url, join(folder('replica'), 'postgres', 'data'));
  let replica: EmbeddedPostgres | undefined = await startEmbeddedPostgres(folder('replica'));
  const stopReplica = async () => {
    await replica?.stop();
    replica = undefined;
  };
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    startReplica: async () => void (replica ??= await startEmbeddedPostgres(folder('replica'))),
    stopReplica,
    async stop() {
      await stopReplica();
      await primary.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function follow(primaryUrl: string, data: string): Promise<void> {
  const { hostname, port, username, password } = new URL(primaryUrl);
  const address = `host=${hostname} port=${port} user=${username} password=${password}`;
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`);
  await writeFile(join(data, 'standby.signal'), '');
  await handOver(join(data, 'standby.signal'));
}
