import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { statementName } from './statement-name.ts';

/** Sends one statement through a pool or a client. */
export async function runStatement<Row>(to: pg.Pool | pg.PoolClient, statement: Sql): Promise<Row[]> {
  const { text, values } = statement;
  const name = statementName(text);
  const result = await to.query({ text, values, ...(name === undefined ? {} : { name }) });
  return result.rows as Row[];
}
