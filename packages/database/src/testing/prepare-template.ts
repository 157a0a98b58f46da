import { createHash } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import { migrate, type SchemaSource } from '../migrations/migrate.ts';
import { readMigrations } from '../migrations/read-migrations.ts';
import { openDatabase } from '../open-database.ts';
import type { TestServerConnection } from './connect-to-test-server.ts';
import { withDatabase } from './test-server.ts';

const lockKey = 7_318_003;

export async function prepareTemplate(
  server: TestServerConnection,
  sources: readonly SchemaSource[],
): Promise<string> {
  const name = `suite_test_template_${await hashOf(sources)}`;
  if (await isReady()) return name;
  await server.run(sql`select pg_advisory_lock(${lockKey})`);
  try {
    if (await isReady()) return name;
    // A killed test run may have left an incomplete template.
    await server.run(raw(`drop database if exists ${name} with (force)`));
    await server.run(raw(`create database ${name} template template0`));
    const template = await openDatabase(withDatabase(server.url, name), { max: 1 });
    try {
      await migrate(template, sources);
    } finally {
      await template.close();
    }
    await server.run(raw(`alter database ${name} is_template true`));
    return name;
  } finally {
    await server.run(sql`select pg_advisory_unlock(${lockKey})`);
  }

  async function isReady() {
    const found = await server.run(sql`select 1 from pg_database where datname = ${name} and datistemplate`);
    return found.length > 0;
  }
}

async function hashOf(sources: readonly SchemaSource[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    if ('install' in source) hash.update(`${source.name}:${source.version}\n`);
    else
      for (const { file, sha256 } of await readMigrations(source.folder))
        hash.update(`${source.name}/${file}:${sha256}\n`);
  }
  return hash.digest('hex').slice(0, 20);
}
