import { randomUUID } from 'node:crypto';
import { raw } from 'sql-template-tag';
import type { OpenDatabase } from './database.ts';
import type { SchemaSource } from './migrations/migrate.ts';
import { openDatabase } from './open-database.ts';
import { prepareTemplate } from './testing/prepare-template.ts';
import { withDatabase } from './testing/test-server.ts';
import { connectToTestServer } from './testing/connect-to-test-server.ts';

export interface TestDatabase {
  database: OpenDatabase;
  url: string;
  drop(): Promise<void>;
}

/** Clones a migrated template, on the server of TEST_DATABASE_URL or on a bundled one shared by all tests. */
export async function createTestDatabase(options: {
  migrations: readonly SchemaSource[];
}): Promise<TestDatabase> {
  const server = await connectToTestServer();
  const template = await prepareTemplate(server, options.migrations);
  const name = `suite_test_${randomUUID().replaceAll('-', '')}`;
  // Copying the files takes half the time of PostgreSQL's default, which writes them through the log.
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
