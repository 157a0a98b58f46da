import { join, sql, type Sql } from '@suite/database';

/** Splits a search at spaces and commas. A record matches when it has every word, in any order. */
export function searchWords(text: string): string[] {
  const words = text.split(/[\s,;\p{Cf}]+/u).filter((word) => word !== '');
  return words.length === 0 ? [text] : [...new Set(words)];
}

/** A LIKE pattern for `text` anywhere, folded like the searched columns and with its `%`, `_` and `\` escaped. */
export const patternOf = (text: string): Sql => sql`search_pattern(${text}::text)`;

/**
 * The condition that a column of folded text with a trigram index contains every word of `text`. Words without three letters
 * or digits in a row use an expression that the index does not know, because the planner would scan the whole index for them.
 */
export function containsWords(column: Sql, text: string): Sql {
  return join(
    searchWords(text).map((word) =>
      isIndexed(word) ? sql`${column} like ${patternOf(word)}` : contains(column, word),
    ),
    ' and ',
  );
}

/** Whether a trigram index can find a word. */
export const isIndexed = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);

/** The condition that a folded text contains a word, which no index answers. */
export const contains = (column: Sql, word: string): Sql =>
  sql`${column} || '' like (select ${patternOf(word)})`;

/** The condition that a folded text begins with `text`. */
export const beginsWith = (column: Sql, text: string): Sql =>
  sql`${column} like substr(${patternOf(text)}, 2)`;
