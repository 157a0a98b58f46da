const guestPaths = /^\/(user-verification|verification-complete)(\/|\?|$)/i;
const guestCalls =
  /^\/api\/(getuser_by_token|verification|verification_attempts|send-verification-email)(\/|\?|$)/;

/** The token in the address must not be cached, sent as a referrer or indexed. */
export const guestHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

export function isGuestPage(url: string): boolean {
  return guestPaths.test(url);
}

export function isGuestAddress(url: string): boolean {
  return isGuestPage(url) || guestCalls.test(url);
}

export function firstCallOf(page: string): string | null {
  const [, , token = ''] = page.split('/');
  return /^[\w-]{1,100}$/.test(token) ? `/api/getuser_by_token/${token}` : null;
}
