const guestPaths = /^\/(user-verification|verification-complete)(\/|\?|$)/;

/** Whether an address belongs to a guest, who opens it by a link of their own and never signs in. */
export function isGuestPage(url: string): boolean {
  return guestPaths.test(url);
}
