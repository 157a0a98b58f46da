const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The folder below which a remote is served, always with a slash at its end; undefined for what a page could not load
 * safely: anything but https, and plain http from another machine.
 */
export function overrideUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isOnThisMachine(text));
  if (!isSafe || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return undefined;
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

/** Whether an address is on the visitor's own machine. */
export function isOnThisMachine(url: string): boolean {
  return loopback.test(new URL(url).hostname);
}
