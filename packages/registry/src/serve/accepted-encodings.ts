/** The suffixes to try, best first, for an `Accept-Encoding` header; the empty suffix is the file as it is. */
export function acceptedSuffixes(header: string | undefined): string[] {
  const accepted = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    if (name) accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return [...(accepts('br') ? ['.br'] : []), ...(accepts('gzip') ? ['.gz'] : []), ''];
}
