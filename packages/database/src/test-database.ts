import { randomUUID } from 'node:crypto';
import { raw } from 'sql-template-tag';
import type { OpenDatabase } from './database.ts';
import type { SchemaSource } from './migrations/migrate.ts';
import { openDatabase } from './open-database.ts';
import { prepareTemplate } from './testing/prepare-template.ts';
import { withDatabase } from './testing/test-server.ts';
import { connectToTestServer } from './testing/connect-to-test-server.ts';

/** A database of its own for one test file. */
export interface TestDatabase {
  database: OpenDatabase;
  /** Its connection string, for what opens its own connections. */
  url: string;
  /** Closes `database` and removes it from the server. */
  drop(): Promise<void>;
}

/**
 * Makes an empty, migrated database by cloning a template, on the server of TEST_DATABASE_URL or else on a bundled one
 * that all tests of this machine share and that stops when it is idle.
 */
export async function createTestDatabase(options: {
  migrations: readonly SchemaSource[];
}): Promise<TestDatabase> {
  const server = await connectToTestServer();
  const template = await prepareTemplate(server, options.migrations);
  const name = `suite_test_${randomUUID().replaceAll('-', '')}`;
  // Its files are copied: written through the log instead, as PostgreSQL does on its own, they cost twice as much here.
  await server.run(raw(`create database ${name} template ${template} strategy file_copy`));
  const url = withDatabase(server.url, name);
  const database = await openDatabase(url, { max: 5, allowExitOnIdle: true });
  return {
    database,
    url,
    async drop() {
      await database.close();
      await server.run(raw(`drop database ${name} with (force)`));
      await server.close();
    },
  };
}
