import { checkReleaseHashes, type LoadableRelease } from '@suite/descriptor';
import { trustRelease } from './integrity.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { readText } from '../../transfer/read-body.ts';
import type { TransferGroup } from '../../transfer/transfer-group.ts';

type Hashes = Record<string, string>;

const invalidatedBases = new Set<string>();

export function invalidateHashes({ base }: LoadableRelease): void {
  invalidatedBases.add(base);
}

/** Hashes come only from the registry, so that no other server can vouch for a file. Throws LoadFailure. */
export async function fetchHashes(release: LoadableRelease, group: TransferGroup): Promise<Hashes> {
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
