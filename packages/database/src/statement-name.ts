import { createHash } from 'node:crypto';

const most = 500;
const names = new Map<string, string>();

/**
 * The name under which a statement's text is prepared. Past the bound texts stay unnamed: every connection keeps
 * each prepared statement for ever, and texts of endless variety would fill the server's memory.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= most) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  names.set(text, name);
  return name;
}
