/** Returns the file suffixes to try, best first; the empty suffix is the uncompressed file. */
export function acceptedSuffixes(header: string | undefined): string[] {
  const accepted = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    if (name) accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return [...(accepts('br') ? ['.br'] : []), ...(accepts('gzip') ? ['.gz'] : []), ''];
}
