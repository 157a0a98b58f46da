const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
// Refuses other spellings of the visitor's own machine: a dot at the end, the unspecified address, and IPv4 within IPv6.
const exactHost = /^(?!0\.0\.0\.0$|\[::\]$|\[::ffff:)(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/;
// Everything else would have a meaning of its own in a content security policy.
const plainPath = /^[\w./~%@!$&()+=:-]*$/;

/**
 * The folder below which a remote is served, always with a slash at its end; undefined for what a page could not load
 * safely: anything but https, plain http from another machine, and more than one exact origin.
 */
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

/** Whether an address is on the visitor's own machine. */
export function isOnThisMachine(url: string): boolean {
  return loopback.test(new URL(url).hostname);
}
