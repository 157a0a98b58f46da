import type { Database, OpenDatabase } from '@suite/database';

/** Counts the statements of a database, those of its transactions included. */
export function countStatements(database: OpenDatabase) {
  let count = 0;
  const counting = (db: Database): Database['query'] =>
    async function query(statement) {
      count += 1;
      return db.query(statement);
    };
  const counted: OpenDatabase = {
    ...database,
    query: counting(database),
    transaction: (work) => database.transaction((tx) => work({ ...tx, query: counting(tx) })),
  };
  return { database: counted, count: () => count };
}
