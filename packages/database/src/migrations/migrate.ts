import sql from 'sql-template-tag';
import type { Database, OpenDatabase, Transaction } from '../database.ts';
import { applyOnline } from './apply-online.ts';
import { readMigrations, type Migration } from './read-migrations.ts';
import { withLock } from './with-lock.ts';

/** `name` identifies applied files and must not change; the folder may move. */
export interface MigrationFolder {
  name: string;
  folder: string;
}

export interface LibrarySchema {
  name: string;
  /** Bump when the library's schema changes. */
  version: string;
  /** Must do nothing if the schema has this version or a later one. */
  install(tx: Transaction): Promise<void>;
}

export type SchemaSource = MigrationFolder | LibrarySchema;

export interface MigrationRun {
  applied: string[];
  /** These files of a newer build are missing here, and this build is compatible with them or they were accepted. */
  newer: string[];
}

interface Applied {
  file: string;
  sha256: string;
  oldest_build: string;
}

/**
 * Runs each file once, in a transaction of its own or, for an online one, step by step. A run that was ended goes on where it was.
 * Takes files of a newer build that are named in `accepted` as compatible ones.
 * @throws Error naming the file that failed, was changed, came too late or is incompatible
 */
export async function migrate(
  db: OpenDatabase,
  sources: readonly SchemaSource[],
  accepted: readonly string[] = [],
  say: (text: string) => void = () => undefined,
): Promise<MigrationRun> {
  const folders = sources.filter((source) => 'folder' in source);
  const libraries = sources.filter((source) => 'install' in source);
  const sets = await Promise.all(
    folders.map(async ({ name, folder }) => ({ name, migrations: await readMigrations(folder) })),
  );
  const runLocked = async (session: Transaction) => {
    await session.script(tables);
    const compared: (Awaited<ReturnType<typeof compare>> & { name: string })[] = [];
    for (const { name, migrations } of sets) {
      compared.push({ name, ...(await compare(session, name, migrations)) });
    }
    const incompatible = compared.flatMap((set) => set.incompatible);
    requireCompatible(incompatible.filter((file) => !accepted.includes(file)));
    const run: MigrationRun = { applied: [], newer: compared.flatMap(({ newer }) => newer) };
    for (const { name, pending } of compared) {
      for (const migration of pending) {
        await apply(session, name, migration, say);
        run.applied.push(`${name}/${migration.file}`);
      }
    }
    for (const library of libraries) await session.transaction((tx) => library.install(tx));
    return run;
  };
  return db.session((session) => withLock(session, say, () => runLocked(session)));
}

const tables = `
  create table if not exists schema_migrations (
    folder text not null,
    file text not null,
    sha256 text not null,
    applied_at timestamptz not null default now(),
    primary key (folder, file)
  );
  alter table schema_migrations add column if not exists oldest_build text;
  create table if not exists schema_migration_steps (
    folder text not null,
    file text not null,
    steps_done integer not null,
    primary key (folder, file)
  )`;

async function compare(tx: Transaction, name: string, migrations: Migration[]) {
  const rows = await tx.query<Applied>(sql`
    select file, sha256, coalesce(oldest_build, left(file, 4)) as oldest_build
    from schema_migrations where folder = ${name} order by file`);
  const applied = new Map(rows.map((row) => [row.file, row.sha256]));
  const lastApplied = migrations.findLast((migration) => applied.has(migration.file))?.file ?? '';
  for (const { file, sha256 } of migrations) {
    if (applied.has(file) && applied.get(file) !== sha256) {
      throw new Error(
        `This build's migration ${name}/${file} differs from the one this database was set up with. Start a build of the same product, or correct DATABASE_URL or DATA_DIR. In a clone, undo the change of the file.`,
      );
    }
    if (!applied.has(file) && file < lastApplied) {
      throw new Error(
        `This database has migration ${name}/${lastApplied} but lacks ${file}, which comes before it: it belongs to another line of builds. Start a build of that line, or correct DATABASE_URL or DATA_DIR. In a clone, give the file a later number.`,
      );
    }
  }
  const own = new Set(migrations.map(({ file }) => file));
  const newer = rows.filter(({ file }) => !own.has(file));
  const lastOwn = migrations.at(-1)?.file.slice(0, 4) ?? '';
  const pathOf = ({ file }: Applied) => `${name}/${file}`;
  return {
    pending: migrations.filter((migration) => !applied.has(migration.file)),
    newer: newer.map(pathOf),
    incompatible: newer.filter(({ oldest_build }) => oldest_build > lastOwn).map(pathOf),
  };
}

/** An older build could skip checks of a newer one, such as a second factor. */
function requireCompatible(incompatible: readonly string[]): void {
  if (incompatible.length === 0) return;
  throw new Error(
    `A newer build has changed this database by migration ${incompatible.join(', ')}, and this build cannot work with that: start the newer build again, or plan the rollback as "Going back" in docs/operating/deploy.md says, by restoring the backup made before that deploy or by setting ACCEPT_MIGRATIONS=${incompatible.join(',')}.`,
  );
}

async function apply(
  session: Transaction,
  name: string,
  migration: Migration,
  say: (text: string) => void,
): Promise<void> {
  const { file, text, sha256, oldest_build, steps } = migration;
  const record = (tx: Database) =>
    tx.query(sql`
      insert into schema_migrations (folder, file, sha256, oldest_build)
      values (${name}, ${file}, ${sha256}, ${oldest_build})`);
  try {
    if (steps) await applyOnline(session, { folder: name, file, steps, record, say });
    else {
      await session.transaction(async (tx) => {
        await tx.script(text);
        await record(tx);
      });
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration ${name}/${file} failed: ${reason}`, { cause });
  }
}
