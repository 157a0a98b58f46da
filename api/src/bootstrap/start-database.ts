import { startEmbeddedPostgres, type EmbeddedPostgres } from '@suite/database';
import type { Config } from '../config/config.ts';

export function startDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<EmbeddedPostgres> | undefined {
  if (databaseUrl) return undefined;
  const starting = startEmbeddedPostgres(dataDir);
  // The caller awaits the promise later; without this handler, a failure would end the process.
  starting.catch(() => undefined);
  return starting;
}
