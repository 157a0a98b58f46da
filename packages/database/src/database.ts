/** A text with `$1`, `$2` … where its values belong: what the `sql` tag makes, or a library wrote. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * A place SQL can be sent to: the pool, or one transaction. Values come back as: `date` a 'YYYY-MM-DD' string,
 * `bigint` (so also `count(*)`) a number, `timestamptz` a Date, `numeric` a string that keeps every digit.
 */
export interface Database {
  /** Runs one statement and gives its rows. Statements are prepared once per connection. */
  query<Row>(statement: Statement): Promise<Row[]>;
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

export interface ListenHandlers {
  onMessage(message: string): void;
  onOpen(): void;
}

/** A database this process opened and has to close. */
export interface OpenDatabase extends Database {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Has `onMessage` called with each message that is sent to `channel` by `pg_notify`, over a connection of its own that
   * is opened again when it is lost. Messages that came meanwhile are lost: `onOpen` is called whenever it listens.
   * @returns what ends it
   */
  listen(channel: string, handlers: ListenHandlers): () => Promise<void>;
  /** Connections of the pool, and how many callers wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  /** Waits for running queries and closes every connection. */
  close(): Promise<void>;
}
