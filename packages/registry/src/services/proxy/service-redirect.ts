import { readServicePath } from './service-path.ts';

const redirects = new Set([301, 302, 303, 307, 308]);

export function isRedirect(status: number): boolean {
  return redirects.has(status);
}

/** Translates a redirect of a service to an address for its caller; undefined where it leaves the service. */
export function redirectTarget(
  location: string,
  { alias, from }: { alias: string; from: URL },
): string | undefined {
  if (!URL.canParse(location, from)) return undefined;
  const { origin, pathname, search, username, password } = new URL(location, from);
  if (origin !== from.origin || username !== '' || password !== '') return undefined;
  try {
    const target = `/services/${alias}${pathname}${search}`;
    readServicePath(target);
    return target;
  } catch {
    return undefined;
  }
}
