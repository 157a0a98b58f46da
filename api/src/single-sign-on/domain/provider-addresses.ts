/** What calls and addresses name a provider by: its hotel's number, or `platform`. */
export function ownerOf(provider: string): number | null {
  return provider === 'platform' ? null : Number(provider);
}

/** Where a provider sends browsers back to, and where people of its hotel sign in. */
export function addressesOf(publicUrl: string, hotel_id: number | null) {
  const provider = hotel_id ?? 'platform';
  const at = (path: string) => new URL(path, publicUrl).href;
  return {
    redirect_uri: at(`/single-sign-on/${provider}`),
    logout_uri: at('/login'),
    sign_in_address: at(`/login?hotel=${provider}`),
  };
}

/** The page to open after a sign-in: always one of this application. */
export function returnPath(given: string | undefined, publicUrl: string): string {
  if (!given || !/^\/(?![/\\])/.test(given)) return '/';
  if (!URL.canParse(given, publicUrl)) return '/';
  const { origin, pathname, search, hash } = new URL(given, publicUrl);
  return origin === new URL(publicUrl).origin && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
