const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
// Refuses other spellings of the visitor's own machine: a trailing dot, the unspecified address, and IPv4 within IPv6.
const exactHost = /^(?!0\.0\.0\.0$|\[::\]$|\[::ffff:)(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/;
// Other characters have a meaning in a content security policy.
const plainPath = /^[\w./~%@!$&()+=:-]*$/;

/** Returns the address with a trailing slash; undefined unless it is one exact https origin or http on this machine. */
export function overrideUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isOnThisMachine(text));
  const isExact = exactHost.test(url.hostname) && plainPath.test(url.pathname);
  if (
    !isSafe ||
    !isExact ||
    url.username !== '' ||
    url.password !== '' ||
    url.search !== '' ||
    url.hash !== ''
  )
    return undefined;
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

export function isOnThisMachine(url: string): boolean {
  return loopback.test(new URL(url).hostname);
}
