import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { migrate, openDatabase } from '@suite/database';
import type { EmbeddedPostgres, OpenDatabase, SchemaSource } from '@suite/database';
import { registryMigrations } from '@suite/registry/migrations';
import type { Config } from '../config/config.ts';
import { startDatabase } from './start-database.ts';
import { permissionSeed } from '../staff-roles/staff-roles.public.ts';
import { queueSchema } from '../verification/verification.public.ts';

export const schemaSources: SchemaSource[] = [
  { name: 'registry', folder: registryMigrations },
  { name: 'api', folder: fileURLToPath(new URL('../../migrations', import.meta.url)) },
  queueSchema,
  permissionSeed,
];

export interface Storage {
  database: OpenDatabase;
  embedded: EmbeddedPostgres | undefined;
  close(): Promise<void>;
}

export async function openStorage(
  config: Config,
  say: (text: string) => void,
  startingDatabase = startDatabase(config),
): Promise<Storage> {
  try {
    await mkdir(config.releasesDir, { recursive: true });
    say(config.databaseUrl ? 'Opening the database' : 'Starting the embedded database');
    const embedded = await startingDatabase;
    const { databaseUrl, databaseDirectUrl: directUrl, databasePoolSize: max, databaseTimeouts } = config;
    const url = embedded?.url ?? databaseUrl ?? '';
    const database = await openDatabase(url, { directUrl, max, timeouts: databaseTimeouts });
    try {
      say('Bringing the schema up to date');
      await bringUpToDate(directUrl ?? url, config.acceptedMigrations, say);
    } catch (error) {
      await database.close();
      throw error;
    }
    return {
      database,
      embedded,
      async close() {
        await database.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    const embedded = await startingDatabase?.catch(() => undefined);
    await embedded?.stop();
    throw error;
  }
}

/** Migrations take as long as they need, and stay on one connection to PostgreSQL itself. */
async function bringUpToDate(
  url: string,
  accepted: readonly string[],
  say: (text: string) => void,
): Promise<void> {
  const database = await openDatabase(url, { max: 1 });
  try {
    const { newer } = await migrate(database, schemaSources, accepted, say);
    if (newer.length > 0) {
      say(`The database has migrations of a newer build; this build starts with them: ${newer.join(', ')}`);
    }
  } finally {
    await database.close();
  }
}
