import { checkReleaseHashes, type LoadableRelease } from '@suite/remote-kit/descriptor';
import { trustRelease } from './integrity.ts';
import { LoadFailure } from './load-failure.ts';
import type { StallWatch } from './stall-watch.ts';

type Hashes = Record<string, string>;

/** Releases that failed since their hashes were asked for: what the cache holds may be what was wrong. */
const doubted = new Set<string>();

export function doubtHashes({ base }: LoadableRelease): void {
  doubted.add(base);
}

/**
 * The hashes of a release's files, from the document or from where it says they are; the files may be loaded then.
 * They come from the registry itself, as the document does, so that nothing else can vouch for a file.
 * @throws LoadFailure
 */
export async function fetchHashes(release: LoadableRelease, watch: StallWatch): Promise<Hashes> {
  const files = release.files ?? (await ask(release, watch));
  trustRelease({ base: release.base, files });
  return files;
}

async function ask({ base, hashes = '' }: LoadableRelease, watch: StallWatch): Promise<Hashes> {
  const refusal = (what: string, cause?: unknown) =>
    new LoadFailure(`${hashes} ${what}`, { mayRecover: true, cause });
  try {
    const cache = doubted.has(base) ? 'reload' : 'default';
    const answer = await fetch(hashes, { signal: watch.signal, cache });
    watch.touch();
    if (!answer.ok) throw refusal(`answered ${answer.status}`);
    const checked = checkReleaseHashes(await answer.json());
    if (!checked.ok) throw refusal(`is no list of hashes: ${checked.problems[0]?.message}`);
    doubted.delete(base);
    return checked.value.files;
  } catch (error) {
    throw error instanceof LoadFailure ? error : refusal('did not arrive', error);
  }
}
