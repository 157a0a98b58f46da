import { empty, raw, sql, type Database } from '@suite/database';
import type { SealedColumn } from '../sealing/sealed-column.ts';

export interface SealedValue {
  id: string;
  sealed: Buffer;
  context: Buffer;
}

export function findOlderValues(
  db: Database,
  { table, id, column, context }: SealedColumn,
  { header, after, limit }: { header: Buffer; after: string | null; limit: number },
): Promise<SealedValue[]> {
  const behind = after === null ? empty : sql`and ${raw(id)} > ${after}`;
  return db.query<SealedValue>(sql`
    select ${raw(id)}::text as id, ${raw(column)} as sealed, ${raw(context)} as context from ${raw(table)}
    where substr(${raw(column)}, 1, ${header.length}::integer) <> ${header} ${behind}
    order by ${raw(table)}.${raw(id)} limit ${limit}`);
}

/** Resolves to false if a server has replaced the value or removed the row in the meantime. */
export async function replaceValue(
  tx: Database,
  { table, id, column }: SealedColumn,
  value: Pick<SealedValue, 'id' | 'sealed'>,
  sealed: Buffer,
): Promise<boolean> {
  const written = await tx.query(sql`
    update ${raw(table)} set ${raw(column)} = ${sealed}
    where ${raw(id)} = ${value.id} and ${raw(column)} = ${value.sealed} returning 1`);
  return written.length > 0;
}
