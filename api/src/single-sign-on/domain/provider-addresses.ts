export function ownerOf(provider: string): number | null {
  return provider === 'platform' ? null : Number(provider);
}

export function addressesOf(publicUrl: string, hotel_id: number | null) {
  const provider = hotel_id ?? 'platform';
  const at = (path: string) => new URL(path, publicUrl).href;
  return {
    redirect_uri: at(`/single-sign-on/${provider}`),
    logout_uri: at('/login'),
    sign_in_address: at(`/login?hotel=${provider}`),
  };
}

/** Prevents open redirects: returns a path of this application. */
export function returnPath(given: string | undefined, publicUrl: string): string {
  if (!given || !/^\/(?![/\\])/.test(given)) return '/';
  if (!URL.canParse(given, publicUrl)) return '/';
  const { origin, pathname, search, hash } = new URL(given, publicUrl);
  return origin === new URL(publicUrl).origin && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
