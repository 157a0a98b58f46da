import type pg from 'pg';
import type { Statement } from './database.ts';
import { statementName } from './statement-name.ts';

export async function runStatement<Row>(to: pg.Pool | pg.PoolClient, statement: Statement): Promise<Row[]> {
  const { text } = statement;
  const name = statementName(text);
  const result = await to.query({
    text,
    values: [...statement.values],
    ...(name === undefined ? {} : { name }),
  });
  return result.rows as Row[];
}
