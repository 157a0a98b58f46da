import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { containerName, type Release } from '@suite/descriptor';
import { readScriptFacts } from '@suite/descriptor/script-facts';
import { ReleaseFailure } from '../release-failure.ts';
import { findEntry, type BuildEntry } from './find-entry.ts';

interface BuildToDescribe {
  remote: string;
  folder: string;
  descriptorFile: string;
  version: string | undefined;
}

/** These files are neither requested by browsers nor used by the registry. */
const leftOut =
  /(?:^|\/)\.|^release\.json$|^mf-stats\.json$|^@mf-types|\.(?:html|d\.ts|zip|tsbuildinfo)$|^parts\.json$/;
const buildNameLength = 10;

/** Writes `release.json` for a build of another tool: the entry, its type, and all hashes. @throws ReleaseFailure */
export async function describeBuild(build: BuildToDescribe, print: (line: string) => void): Promise<void> {
  const { remote, folder, descriptorFile } = build;
  const { descriptor, version } = await readDescriptor(descriptorFile, build.version);
  const contents = await readFolder(folder);
  const { entry, entryType, entryGlobals, shared } = findEntry(contents, folder);
  const files = Object.fromEntries([...contents].map(([path, content]) => [path, hashOf(content)]));
  const preload = [...contents.keys()].filter((path) => /\.(?:m?js|css)$/.test(path) && path !== entry);
  const { exposes = [] } = descriptor as { exposes?: unknown };
  const further = Array.isArray(exposes) ? exposes.map(String).filter((name) => name !== './remote') : [];
  const facts = {
    descriptor,
    name: descriptor.name,
    version,
    entry,
    entryType,
    ...(entryGlobals && { entryGlobals }),
    preload,
    // All files are fetched before any module runs.
    ...(further.length > 0 && { modules: Object.fromEntries(further.map((name) => [name, preload])) }),
    shared,
    files,
  };
  const name = buildNameOf(facts);
  const release = { ...facts, build: name, container: containerName(String(descriptor.name), name) };
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  print(`${remote}: the entry is ${entry}, ${describeEntry(contents, { entry, entryType })}`);
}

function describeEntry(
  contents: ReadonlyMap<string, Buffer>,
  { entry, entryType }: Pick<BuildEntry, 'entry' | 'entryType'>,
): string {
  const text = String(contents.get(entry));
  if (entryType === 'script')
    return /\binit\b/.test(text)
      ? 'a script that defines a federation container'
      : 'a script that defines mount';
  const { exports } = readScriptFacts(text);
  return exports.includes('mount') ? 'an ES module that exports mount' : 'an ES module';
}

/** Reads the descriptor and, without a given version, that of package.json. @throws ReleaseFailure */
export async function readDescriptor(descriptorFile: string, given: string | undefined) {
  const descriptor = (await readJson(descriptorFile)) as Release['descriptor'];
  return { descriptor, version: given ?? (await readVersion(descriptorFile)) };
}

/** Source maps do not change the name, as in `remoteConfig`. */
function buildNameOf(facts: { files: Readonly<Record<string, string>> }): string {
  const shipped = Object.entries(facts.files).filter(([path]) => !path.endsWith('.map'));
  const text = JSON.stringify({ ...facts, files: Object.fromEntries(shipped) });
  return createHash('sha256').update(text).digest('hex').slice(0, buildNameLength);
}

/** @throws ReleaseFailure for a folder without files to ship */
export async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)).split(sep).join('/'))
    .filter((path) => !leftOut.test(path))
    .sort();
  if (paths.length === 0)
    throw new ReleaseFailure(`There are no files in ${folder}. Build first, or give the folder with --dist.`);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)),
  );
}

async function readVersion(descriptorFile: string): Promise<string> {
  const file = join(dirname(descriptorFile), 'package.json');
  const manifest = await readJson(file).catch(() => undefined);
  const { version } = (manifest ?? {}) as { version?: unknown };
  if (typeof version === 'string') return version;
  throw new ReleaseFailure(
    `The version is not known: ${file} has none. Give it with --release-version 1.0.0.`,
  );
}

async function readJson(file: string): Promise<object> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ReleaseFailure(
      `${file} cannot be read (${error.code}). Give the remote.json with --descriptor.`,
    );
  });
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // A missing file and invalid JSON give the same message.
  }
  throw new ReleaseFailure(`${file} does not hold a JSON object.`);
}

function hashOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
