import { matchPath } from 'react-router-dom';

/** Compares the fixed prefix first, because react-router would compile every pattern to reject most of them. */
export function matchesPath(pattern: string, pathname: string): boolean {
  return pathname.toLowerCase().startsWith(fixedStart(pattern)) && matchPath(pattern, pathname) !== null;
}

function fixedStart(pattern: string): string {
  const [plain = ''] = /^(?:\/[\w-]+)*(?=\/|$)/.exec(pattern) ?? [];
  return plain.toLowerCase();
}
