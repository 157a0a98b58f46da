import type { RemoteModule } from '@suite/remote-kit';
import type { LoadableRelease } from '@suite/descriptor';
import type { ComponentType } from 'react';
import { attachFiles } from '../download/attach-files.ts';
import { fetchRelease } from '../download/fetch-release.ts';
import { loadFederation } from '../federation/load-federation.ts';
import { toLoadFailure, LoadFailure } from '../../transfer/load-failure.ts';
import { transferLimitMs } from '../../transfer/transfer-limits.ts';

interface LoadOptions {
  /** Makes what is mounted of the release's exposed module. */
  open: (module: RemoteModule) => Promise<ComponentType>;
  /** Told when all has arrived that a first visit needs. */
  onFetched?: () => void;
}

/**
 * Loads a release up to the point where something of it can be mounted.
 * @throws LoadFailure
 */
export async function loadRelease(
  release: LoadableRelease,
  { open, onFetched }: LoadOptions,
): Promise<ComponentType> {
  try {
    const fetching = fetchRelease(release);
    const [{ loadContainer }] = await Promise.all([
      loadFederation().then(async (federation) => {
        await federation.loadShared(Object.keys(release.shared));
        return federation;
      }),
      fetching,
    ]);
    onFetched?.();
    const starting = Promise.all([loadContainer(release), attachFiles(release)]);
    return await endsWithin(
      transferLimitMs,
      starting.then(([module]) => open(module)),
    );
  } catch (error) {
    throw toLoadFailure(error);
  }
}

async function endsWithin<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = new LoadFailure(`It did not start within ${ms} ms`, { canRecover: true });
    timer = setTimeout(() => reject(failure), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
