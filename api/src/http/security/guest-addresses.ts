// Case-insensitive, as the router of the pages.
const guestPaths = /^\/(user-verification|verification-complete)(\/|\?|$)/i;
const guestCalls =
  /^\/api\/(getuser_by_token|verification|verification_attempts|send-verification-email)(\/|\?|$)/;

/** The token in such an address must not be cached, sent as a referrer or indexed. */
export const guestHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Whether an address is a page that a guest opens by a link, without a sign-in. */
export function isGuestPage(url: string): boolean {
  return guestPaths.test(url);
}

/** Whether an address is a guest's page or a call of such a page. */
export function isGuestAddress(url: string): boolean {
  return isGuestPage(url) || guestCalls.test(url);
}

/** The call that loads the booking of a guest's page, to be preloaded before the page's scripts run. */
export function firstCallOf(page: string): string | null {
  const [, , token = ''] = page.split('/');
  return /^[\w-]{1,100}$/.test(token) ? `/api/getuser_by_token/${token}` : null;
}
