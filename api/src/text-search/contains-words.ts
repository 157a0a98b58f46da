import { spellingsOf } from '@suite/contracts/forms';
import { join, sql, type Sql } from '@suite/database';

export function searchWords(text: string): string[] {
  const words = text.split(/[\s,;\p{Cf}]+/u).filter((word) => word !== '');
  return words.length === 0 ? [text] : [...new Set(words)];
}

export const patternOf = (text: string): Sql => sql`search_pattern(${text}::text)`;

/** Joins the condition of each spelling of a word. */
export function inAnySpelling(word: string, conditionOf: (spelling: string) => Sql): Sql {
  return sql`(${join(spellingsOf(word).map(conditionOf), ' or ')})`;
}

/** Hides the trigram index for words without three letters or digits in a row; the planner would scan all of it. */
export function containsWords(column: Sql, text: string): Sql {
  const contained = (word: string) =>
    isIndexed(word) ? sql`${column} like ${patternOf(word)}` : contains(column, word);
  return join(
    searchWords(text).map((word) => inAnySpelling(word, contained)),
    ' and ',
  );
}

export const isIndexed = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);

export const contains = (column: Sql, word: string): Sql =>
  sql`${column} || '' like (select ${patternOf(word)})`;

export const beginsWith = (column: Sql, text: string): Sql =>
  sql`${column} like substr(${patternOf(text)}, 2)`;
