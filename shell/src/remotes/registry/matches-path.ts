import { matchPath } from 'react-router-dom';

/**
 * Whether a path belongs to a pattern, as react-router reads it. Of many remotes most patterns begin otherwise than the
 * path; react-router would compile each of them to say so.
 */
export function matchesPath(pattern: string, pathname: string): boolean {
  return pathname.toLowerCase().startsWith(fixedStart(pattern)) && matchPath(pattern, pathname) !== null;
}

/** What every path of a pattern begins with: its segments before the first parameter, in small letters. */
function fixedStart(pattern: string): string {
  const [plain = ''] = /^(?:\/[\w-]+)*(?=\/|$)/.exec(pattern) ?? [];
  return plain.toLowerCase();
}
