import type { Sql } from 'sql-template-tag';

/**
 * A place SQL can be sent to: the pool, or one transaction. Values come back as: `date` a 'YYYY-MM-DD' string,
 * `bigint` (so also `count(*)`) a number, `timestamptz` a Date, `numeric` a string that keeps every digit.
 */
export interface Database {
  /** Runs one statement and gives its rows. Statements are prepared once per connection. */
  query<Row>(statement: Sql): Promise<Row[]>;
  /**
   * Runs `work` in one transaction: commits when it resolves, rolls back and rethrows when it rejects.
   * Called on a transaction it becomes a savepoint, so that a failed inner part can be survived.
   */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
}

/** A transaction that can also run a file of several statements. */
export interface Transaction extends Database {
  /** Runs a text of one or more statements, without parameters. */
  script(text: string): Promise<void>;
}

/** A database this process opened and has to close. */
export interface OpenDatabase extends Database {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Waits for running queries and closes every connection. */
  close(): Promise<void>;
}
