/** Carries grants, separated by commas; in development also `{"mf-bookings":"http://localhost:4001/"}`. */
export const overrideHeader = 'x-suite-override';

/** Carries the value of the header, URI-encoded, so that the server can allow the origin in the page's policy. */
export const overrideCookie = 'suite-override';

/** The meta element of this name lists the overrides of a page as JSON of {@link PageOverride}s. */
export const pageOverridesName = 'suite-overrides';

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

/** `signed-out`: its user is not signed in. `unconfirmed`: its first user must confirm it. `refused`: see `message`. */
export interface PageOverride {
  state: 'in-force' | 'signed-out' | 'unconfirmed' | 'refused';
  remote: string | null;
  title: string;
  url: string | null;
  grant: string | null;
  release: string | null;
  expires_at: string | null;
  message: string | null;
  paths: string[];
}
