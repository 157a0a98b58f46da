// As the router of the pages does, in either case.
const guestPaths = /^\/(user-verification|verification-complete)(\/|\?|$)/i;
const guestCalls =
  /^\/api\/(getuser_by_token|verification|verification_attempts|send-verification-email)(\/|\?|$)/;

/** The token in such an address must not be kept, passed on or found. */
export const guestHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Whether an address belongs to a guest, who opens it by a link of their own and never signs in. */
export function isGuestPage(url: string): boolean {
  return guestPaths.test(url);
}

/** Whether an address is a guest's page or a call of such a page. */
export function isGuestAddress(url: string): boolean {
  return isGuestPage(url) || guestCalls.test(url);
}

/** The call by which a guest's page finds its booking, so that it is under way before the page's scripts are here. */
export function firstCallOf(page: string): string | null {
  const [, , token = ''] = page.split('/');
  return /^[\w-]{1,100}$/.test(token) ? `/api/getuser_by_token/${token}` : null;
}
