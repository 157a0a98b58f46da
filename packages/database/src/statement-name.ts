import { createHash } from 'node:crypto';

const maxNames = 500;
const names = new Map<string, string>();

/** Returns undefined beyond the limit, because unlimited prepared statements would fill the server's memory. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  names.set(text, name);
  return name;
}
