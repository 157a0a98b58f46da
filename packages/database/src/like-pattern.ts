/** A LIKE pattern for `text` anywhere, in which its `%`, `_` and `\` stand for themselves. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
