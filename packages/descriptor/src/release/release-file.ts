import { object, type InferType } from 'yup';
import { check, type Checked } from '../check.ts';
import { recordSchema } from '../record.schema.ts';

const releaseHashesSchema = object({
  files: recordSchema({
    isKey: isReleaseFilePath,
    isValue: (value): value is string => typeof value === 'string' && fileHashPattern.test(value),
    keyProblem: (path) => `"${path}" is not a plain relative path`,
    valueProblem: (path) => `${path} has no sha384-… digest`,
    jsonSchema: { type: 'object', additionalProperties: { type: 'string' } },
  }).required(),
}).required();

const megabyte = 1024 * 1024;

/** Sizes are bytes before compression. */
export const releaseLimits = { files: 1_000, fileSize: 20 * megabyte, totalSize: 100 * megabyte };

/** Comments are matched, so that references inside them are skipped. */
const commentOrReference =
  /\/\*[\s\S]*?\*\/|@import\s*(?:url\(\s*)?["']?([^"'()\s;]+)|url\(\s*["']?((?:https?:)?\/\/[^"'()\s]+)/gi;

const segment = '(?!\\.)[A-Za-z0-9@~+_.-]{1,120}';
const safePath = new RegExp(`^${segment}(?:/${segment}){0,8}$`);

export const fileHashPattern = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Accepts paths that mean the same on every disk and in every URL. The registry creates `.br` and `.gz` itself. */
export function isReleaseFilePath(path: string): boolean {
  return safePath.test(path) && !/\.(?:br|gz)$/.test(path) && !path.split('/').includes('__proto__');
}

/** Images and fonts are already compressed. */
export function isCompressible(path: string): boolean {
  return /\.(?:js|mjs|css|json|html|txt|svg|ttf|wasm)$/.test(path);
}

/** Returns two paths that cannot both exist on a disk that ignores case, or where one is a folder of the other. */
export function clashingPaths(paths: readonly string[]): [string, string] | undefined {
  const seen = new Map(paths.map((path) => [path.toLowerCase(), path]));
  for (const path of paths) {
    const lower = path.toLowerCase();
    const twin = seen.get(lower);
    if (twin !== undefined && twin !== path) return [path, twin];
    const folders = lower
      .split('/')
      .slice(0, -1)
      .map((_, index, all) => all.slice(0, index + 1).join('/'));
    const file = folders.map((folder) => seen.get(folder)).find((found) => found !== undefined);
    if (file !== undefined) return [path, file];
  }
  return undefined;
}

export function readStyleReferences(text: string): string[] {
  const found = [...text.matchAll(commentOrReference)].flatMap(
    ([, imported, taken]) => imported ?? taken ?? [],
  );
  return [...new Set(found)];
}

/** Returns the style sheets of other tools' builds; other builds are not checked. */
export function stylesToRead(release: {
  entryType?: string | undefined;
  files: Readonly<Record<string, string>>;
}): string[] {
  return release.entryType === undefined
    ? []
    : Object.keys(release.files).filter((path) => path.endsWith('.css'));
}

export function describeTooManyFiles(count: number, allowed: number): string {
  const [actual, most] = [count, allowed].map((number) => number.toLocaleString('en'));
  return `The release has ${actual} files; ${most} are allowed. Leave out what no visitor needs, or split the remote.`;
}

export type ReleaseHashes = InferType<typeof releaseHashesSchema>;

/** The registry itself answers here, not a storage or cache of release files. */
export function releaseHashesPath(remote: string, release: string): string {
  return `/platform/remotes/${remote}/releases/${release}/hashes`;
}

export function checkReleaseHashes(value: unknown): Checked<ReleaseHashes> {
  return check(releaseHashesSchema, value);
}
