import { readServicePath } from './service-path.ts';

const redirects = new Set([301, 302, 303, 307, 308]);

export function isRedirect(status: number): boolean {
  return redirects.has(status);
}

/**
 * Where a redirect of a service leads, as its caller reaches it; undefined where that is no address of the same service. It is
 * never followed here.
 * @param from the address that was called
 */
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
