import { checkReleaseHashes, type LoadableRelease } from '@suite/descriptor';
import { fetchFile, filesToReload } from './fetch-file.ts';
import { fileUrl, trustRelease } from './integrity.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { TransferGroup } from '../../transfer/transfer-group.ts';
import { stalledAfterMs } from '../../transfer/transfer-limits.ts';
import { readText } from '../../transfer/read-body.ts';

type Hashes = Record<string, string>;

const invalidatedBases = new Set<string>();

interface Fetching {
  done: Promise<void>;
  group: TransferGroup;
}

const fetches = new Map<string, Fetching>();
const refetches = new Map<string, Promise<void>>();
const fetched = new Set<string>();
const waiting = new Map<string, number>();

function keyOf({ base, preload }: LoadableRelease): string {
  return [base, ...preload].join('\n');
}

export function isFetched(release: LoadableRelease): boolean {
  return fetched.has(keyOf(release));
}

/** Returns true while files keep arriving, as on a slow connection. */
export function isArriving(release: LoadableRelease): boolean {
  const fetching = fetches.get(keyOf(release));
  return fetching !== undefined && fetching.group.silentForMs < stalledAfterMs;
}

export function awaitRelease(release: LoadableRelease): () => void {
  const key = keyOf(release);
  const add = (count: number) => waiting.set(key, (waiting.get(key) ?? 0) + count);
  add(1);
  return () => void add(-1);
}

/** Fetches the first files at once; failed ones are fetched again. No code runs before all have arrived. */
export function fetchRelease(release: LoadableRelease): Promise<void> {
  trustRelease(release);
  const key = keyOf(release);
  const known = fetches.get(key);
  if (known) return known.done;
  const group = newGroup(release);
  const done = fetchFiles(release, group).then(
    () => void fetched.add(key),
    (error: unknown) => {
      fetches.delete(key);
      invalidateHashes(release);
      throw error;
    },
  );
  fetches.set(key, { done, group });
  return done;
}

export function refetchRelease(release: LoadableRelease): Promise<void> {
  const key = keyOf(release);
  const known = refetches.get(key);
  if (known) return known;
  const done = fetchFailedFirst(release).finally(() => refetches.delete(key));
  refetches.set(key, done);
  return done;
}

async function fetchFailedFirst(release: LoadableRelease): Promise<void> {
  trustRelease(release);
  const [first] = filesToReload(fileUrl(release, ''));
  if (first) await fetchFile({ url: first, hash: hashOf(release, first), group: newGroup(release) });
  await fetchRelease(release);
}

function newGroup(release: LoadableRelease): TransferGroup {
  const key = keyOf(release);
  return new TransferGroup(() => (waiting.get(key) ?? 0) > 0);
}

/** Aborts the other files if one fails, because the failed one comes first on the next attempt. */
async function fetchFiles(release: LoadableRelease, group: TransferGroup): Promise<void> {
  const hashes = fetchHashes(release, group);
  const files = [release.entry, ...release.preload].map((file) => {
    const url = fileUrl(release, file);
    const hash = hashes.then((known) => known[file] ?? refuse(url));
    hash.catch(() => undefined);
    return fetchFile({ url, hash, group });
  });
  try {
    await Promise.all([hashes, ...files]);
  } catch (error) {
    group.end();
    throw error;
  }
}

function refuse(url: string): never {
  throw new LoadFailure(`${url} is not a file of its release`, { canRecover: false });
}

function hashOf(release: LoadableRelease, url: string): string | undefined {
  return release.files?.[url.slice(fileUrl(release, '').length)];
}

function invalidateHashes({ base }: LoadableRelease): void {
  invalidatedBases.add(base);
}

/** Hashes come only from the registry, so that no other server can vouch for a file. Throws LoadFailure. */
async function fetchHashes(release: LoadableRelease, group: TransferGroup): Promise<Hashes> {
  const files = release.files ?? (await ask(release, group));
  trustRelease({ base: release.base, files });
  return files;
}

async function ask({ base, hashes = '' }: LoadableRelease, group: TransferGroup): Promise<Hashes> {
  const refusal = (what: string, cause?: unknown) =>
    new LoadFailure(`${hashes} ${what}`, { canRecover: true, cause });
  try {
    return await group.hedge(hashes, async ({ number, signal, touch }) => {
      const cache = number > 0 || invalidatedBases.has(base) ? 'reload' : 'default';
      const answer = await fetch(hashes, { signal, cache });
      touch();
      if (!answer.ok) throw refusal(`answered ${answer.status}`);
      const checked = checkReleaseHashes(JSON.parse(await readText(answer, touch)));
      if (!checked.ok) throw refusal(`is no list of hashes: ${checked.problems[0]?.message}`);
      invalidatedBases.delete(base);
      return checked.value.files;
    });
  } catch (error) {
    throw error instanceof LoadFailure ? error : refusal('did not arrive', error);
  }
}
