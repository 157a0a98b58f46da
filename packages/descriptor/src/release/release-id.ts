/** Two builds of one remote can run in one tab because their global names differ. */
export function containerName(remote: string, build: string): string {
  return `${remote.replaceAll('-', '_')}_${build}`;
}

export const releaseIdPattern = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?-[0-9a-f]{12}$/;

export function releaseBase(remote: string, release: string): string {
  return `/releases/${remote}/${release}/`;
}

/**
 * Returns `<version>-<first 12 hexadecimal digits of the SHA-256 of the canonical release.json>`. Source maps are left
 * out, so that a changed comment alone makes no new release.
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

/** Returns the file of a module in a build of ES modules, which is beside the entry: `./notes` is `notes.js`. */
export function moduleFile(entry: string, module: string): string {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const ending = entry.slice(entry.lastIndexOf('.'));
  return module === './remote' ? entry : folder + module.slice('./'.length) + ending;
}
