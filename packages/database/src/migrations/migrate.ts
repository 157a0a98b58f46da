import sql from 'sql-template-tag';
import type { OpenDatabase, Transaction } from '../database.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

/** A folder of numbered `.sql` files; `name` stays the same for ever, the folder may move. */
export interface MigrationFolder {
  name: string;
  folder: string;
}

/** A schema that a library makes and brings up to date itself. */
export interface LibrarySchema {
  name: string;
  /** Another one when the library makes another schema. */
  version: string;
  /** Does nothing when the schema is of this version, or of a later one. */
  install(tx: Transaction): Promise<void>;
}

export type SchemaSource = MigrationFolder | LibrarySchema;

interface Applied {
  file: string;
  sha256: string;
}

const lockKey = 7_318_001;

/**
 * Brings the schema up to date in one transaction and gives the files it applied, as `name/file`. Servers that start
 * at the same time wait for the first and then find nothing to do. Applied files this folder does not have (a newer
 * release migrated before this older one started) are left alone. Schemas of libraries come after all files.
 * @throws Error naming the file that changed after it was applied, came too late, or failed.
 */
export async function migrate(db: OpenDatabase, sources: readonly SchemaSource[]): Promise<string[]> {
  const folders = sources.filter((source) => 'folder' in source);
  const libraries = sources.filter((source) => 'install' in source);
  const sets = await Promise.all(
    folders.map(async ({ name, folder }) => ({ name, migrations: await readMigrations(folder) })),
  );
  return db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${lockKey})`);
    await tx.script(`
      create table if not exists schema_migrations (
        folder text not null,
        file text not null,
        sha256 text not null,
        applied_at timestamptz not null default now(),
        primary key (folder, file)
      )`);
    const done: string[] = [];
    for (const { name, migrations } of sets) {
      for (const migration of await pendingOf(tx, name, migrations)) {
        await apply(tx, name, migration);
        done.push(`${name}/${migration.file}`);
      }
    }
    for (const library of libraries) await library.install(tx);
    return done;
  });
}

async function pendingOf(tx: Transaction, name: string, migrations: Migration[]): Promise<Migration[]> {
  const rows = await tx.query<Applied>(
    sql`select file, sha256 from schema_migrations where folder = ${name} order by file`,
  );
  const applied = new Map(rows.map((row) => [row.file, row.sha256]));
  const lastApplied = migrations.findLast((migration) => applied.has(migration.file))?.file ?? '';
  for (const { file, sha256 } of migrations) {
    if (applied.has(file) && applied.get(file) !== sha256) {
      throw new Error(
        `Migration ${name}/${file} was changed after it was applied: undo the change and add a new file.`,
      );
    }
    if (!applied.has(file) && file < lastApplied) {
      throw new Error(
        `Migration ${name}/${file} comes before ${lastApplied}, which is applied already: give it a later number.`,
      );
    }
  }
  return migrations.filter((migration) => !applied.has(migration.file));
}

async function apply(tx: Transaction, name: string, { file, text, sha256 }: Migration): Promise<void> {
  try {
    await tx.script(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration ${name}/${file} failed: ${reason}`, { cause });
  }
  await tx.query(
    sql`insert into schema_migrations (folder, file, sha256) values (${name}, ${file}, ${sha256})`,
  );
}
