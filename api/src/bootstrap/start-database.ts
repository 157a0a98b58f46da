import { startEmbeddedPostgres, type EmbeddedPostgres } from '@suite/database';
import type { Config } from '../config/config.ts';

/** Starts the embedded database where the configuration names no other. */
export function startDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<EmbeddedPostgres> | undefined {
  if (databaseUrl) return undefined;
  const starting = startEmbeddedPostgres(dataDir);
  // A failure is reported where the database is awaited, which may be later than it comes.
  starting.catch(() => undefined);
  return starting;
}
