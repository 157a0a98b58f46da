import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Statement } from './database.ts';

const maxNames = 500;
const names = new Map<string, string>();

export async function runStatement<Row>(
  to: pg.Pool | pg.PoolClient,
  statement: Statement,
  isNamed: boolean,
): Promise<Row[]> {
  const { text } = statement;
  const name = isNamed ? statementName(text) : undefined;
  const result = await to.query({
    text,
    values: [...statement.values],
    ...(name === undefined ? {} : { name }),
  });
  return result.rows as Row[];
}

/** Returns undefined beyond the limit, because unlimited prepared statements would fill the server's memory. */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  names.set(text, name);
  return name;
}
