import { sql, type Database, type Statement } from '@suite/database';

/**
 * Runs `ask` and returns the plan of its first statement that contains `text`. Scans of tables and sorts are discouraged, because
 * in a small table they are as quick as the indexes that a large one needs.
 */
export function explainStatement(
  database: Database,
  ask: (db: Database) => Promise<unknown>,
  text: string,
): Promise<string> {
  return database.transaction(async (tx) => {
    await tx.query(sql`set local enable_seqscan = off`);
    await tx.query(sql`set local enable_bitmapscan = off`);
    await tx.query(sql`set local enable_sort = off`);
    const statements: Statement[] = [];
    const recording: Database = {
      ...tx,
      query(statement) {
        statements.push(statement);
        return tx.query(statement);
      },
    };
    await ask(recording);
    const found = statements.find((statement) => statement.text.includes(text));
    if (!found) throw new Error(`No statement contains ${text}`);
    const rows = await tx.query<Record<string, string>>(sql`explain ${found}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
