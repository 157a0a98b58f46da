import sql, { type Sql } from 'sql-template-tag';

/** A LIKE pattern for `text` anywhere, in which its `%`, `_` and `\` stand for themselves. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/**
 * The condition that a column contains `text` in any case. The column holds lower-case text and has a trigram index,
 * which can find three letters or digits in a row. For less it would be read from end to end: an expression that the
 * index does not know keeps it out.
 */
export function containsText(column: Sql, text: string): Sql {
  const pattern = likePattern(text);
  if (/[\p{L}\p{N}]{3}/u.test(text)) return sql`${column} like lower(${pattern}::text)`;
  return sql`${column} || '' like (select lower(${pattern}::text))`;
}
