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
  script(text: string): Promise<void>;
}

export interface ListenHandlers {
  onMessage(message: string): void;
  onOpen(): void;
}

export interface OpenDatabase extends Database {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Calls `onOpen` after each reconnect, when messages may have been lost. The returned function ends it. */
  listen(channel: string, handlers: ListenHandlers): () => Promise<void>;
  connections(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}
