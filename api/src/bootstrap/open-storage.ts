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
    const database = await openDatabase(embedded?.url ?? config.databaseUrl ?? '');
    try {
      say('Bringing the schema up to date');
      const { newer } = await migrate(database, schemaSources);
      if (newer.length > 0) {
        say(`The database has migrations of a newer build; this build works with them: ${newer.join(', ')}`);
      }
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
