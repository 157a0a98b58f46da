import { sql, type LibrarySchema, type Transaction } from '@suite/database';
import { queueName, schemaName } from './queue-names.ts';

/** Bump with the schema version of the pinned pg-boss. */
export const queueSchemaVersion = 24;

/** A start on an installed schema loads no pg-boss and needs no right to create tables. */
export const queueSchema: LibrarySchema = {
  name: schemaName,
  version: `${queueSchemaVersion}`,
  async install(tx) {
    const installed = await findVersion(tx);
    if (installed !== null && installed >= queueSchemaVersion) return;
    const { default: PgBoss } = await import('pg-boss');
    const plans =
      installed === null
        ? PgBoss.getConstructionPlans(schemaName)
        : PgBoss.getMigrationPlans(schemaName, String(installed));
    await tx.script(withoutTransaction(plans));
    await tx.query(sql`select verification_queue.create_queue(${queueName}, '{"policy": "standard"}')`);
  },
};

async function findVersion(tx: Transaction): Promise<number | null> {
  const [found] = await tx.query<{ name: string | null }>(
    sql`select to_regclass('verification_queue.version')::text as name`,
  );
  if (!found?.name) return null;
  const [row] = await tx.query<{ version: number }>(sql`select version from verification_queue.version`);
  return row?.version ?? null;
}

/** The transaction of pg-boss would commit the surrounding one. */
export function withoutTransaction(plans: string): string {
  return plans.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');
}
