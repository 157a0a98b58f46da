/** The global name one build answers to; two builds of one remote can live in one tab because theirs differ. */
export function containerName(remote: string, build: string): string {
  return `${remote.replaceAll('-', '_')}_${build}`;
}

/** `1.0.0-3f2a9c0d1e4b`: the version for people, the digest for machines. */
export const releaseIdPattern = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?-[0-9a-f]{12}$/;

/** Where the files of a release are served. */
export function releaseBase(remote: string, release: string): string {
  return `/releases/${remote}/${release}/`;
}

/**
 * `<version>-<first 12 hexadecimal digits of the SHA-256 of the canonical release.json>`. The file list carries the
 * digest of every file, so one changed byte that ships makes another release. Source maps do not ship: a changed
 * comment alone makes none.
 */
export async function releaseId(release: {
  version: string;
  files: Readonly<Record<string, string>>;
}): Promise<string> {
  const shipped = Object.entries(release.files).filter(([path]) => !path.endsWith('.map'));
  const text = canonicalJson({ ...release, files: Object.fromEntries(shipped) });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${release.version}-${hex.slice(0, 12)}`;
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
}
