import { RegistryError } from '../../errors/registry-error.ts';

const redirects = new Set([301, 302, 303, 307, 308]);

export interface ServicePath {
  alias: string;
  /** Begins with `/` and stays below it. */
  path: string;
  query: string;
}

const address = /^\/services\/([a-z0-9-]+)(\/[^?]*)?(\?.*)?$/;
const segment = /^(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})+$/;
const visibleAscii = /^\?[\x21-\x7e]*$/;
// Servers behind a service may decode more than once.
const maxDecodings = 5;

/** Refuses paths that servers interpret differently, such as encoded slashes. @throws RegistryError 400 */
export function readServicePath(url: string): ServicePath {
  const [, alias, path = '/', query = ''] = address.exec(url) ?? [];
  if (alias === undefined) throw refusal();
  const segments = path.slice(1).split('/');
  const isLast = (index: number) => index === segments.length - 1;
  const isPlain = segments.every((one, index) => (one === '' ? isLast(index) : isPlainSegment(one)));
  if (!isPlain || (query !== '' && !visibleAscii.test(query))) throw refusal();
  return { alias, path, query };
}

function isPlainSegment(text: string): boolean {
  if (!segment.test(text)) return false;
  let decoded = text;
  for (let count = 0; count < maxDecodings; count += 1) {
    const next = decodeOnce(decoded);
    if (next === undefined) return false;
    // eslint-disable-next-line no-control-regex -- control characters are what is looked for
    if (/^\.{1,2}$|[/\\\u0000-\u001f\u007f]/.test(next)) return false;
    if (next === decoded) return true;
    decoded = next;
  }
  return false;
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function refusal(): RegistryError {
  const message =
    'The path of a call to a service has plain segments alone: no empty ones, no dots, no encoded slashes.';
  return new RegistryError('BAD_REQUEST', message);
}

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
