export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Returns `date` as a 'YYYY-MM-DD' string, `bigint` as a number, `timestamptz` as a Date, `numeric` as a string. */
export interface Database {
  query<Row>(statement: Statement): Promise<Row[]>;
  /** Rolls back and rethrows when `work` rejects. Inside a transaction, it creates a savepoint. */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
}

export interface Transaction extends Database {
  /** Returns the number of rows that a single statement changed. */
  script(text: string): Promise<number>;
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

export interface ListenHandlers {
  onMessage(message: string): void;
  onOpen(): void;
}

export interface OpenDatabase extends Database {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Keeps one connection, for what a session holds beyond a transaction. A pooler in transaction mode cannot keep it. */
  session<T>(work: (session: Transaction) => Promise<T>): Promise<T>;
  /** Calls `onOpen` after each reconnect, when messages may have been lost. The returned function ends it. */
  listen(channel: string, handlers: ListenHandlers): () => Promise<void>;
  connections(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}
