export { default as sql, empty, join, raw, type Sql } from 'sql-template-tag';
export { backUpEmbedded } from './embedded/backup/back-up-embedded.ts';
export { restoreEmbedded } from './embedded/backup/restore-embedded.ts';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
export type { Supervision } from './embedded/supervise.ts';
export type { Database, ListenHandlers, OpenDatabase, Statement, Transaction } from './database.ts';
export {
  migrate,
  type LibrarySchema,
  type MigrationFolder,
  type MigrationRun,
  type SchemaSource,
} from './migrations/migrate.ts';
export { liftTimeouts, readSnapshot } from './lift-timeouts.ts';
export { openDatabase, type OpenDatabaseOptions, type Timeouts } from './open-database.ts';
export { openReplica, type Replica, type ReplicaState } from './replica/open-replica.ts';
