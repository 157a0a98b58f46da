import type { LoadableRelease } from '@suite/descriptor';
import type { ComponentType } from 'react';
import { attachFiles } from '../download/attach-files.ts';
import { fetchRelease } from '../download/fetch-release.ts';
import type { ExposedModule } from '../federation/exposed-module.ts';
import { loadFederation } from '../federation/load-federation.ts';
import { toLoadFailure, LoadFailure } from '../../transfer/load-failure.ts';
import { transferLimitMs } from '../../transfer/transfer-limits.ts';

/** Which exposed module of a release is loaded, and what is mounted of it. */
export interface ModuleToOpen {
  /** `./remote` where it is left out. */
  module?: string;
  /** Makes what is mounted of what the module exports. */
  open: (exported: ExposedModule) => Promise<ComponentType>;
}

interface LoadOptions extends ModuleToOpen {
  /** Told when all has arrived that a first visit needs. */
  onFetched?: () => void;
}

/**
 * Loads a release up to the point where something of it can be mounted.
 * @throws LoadFailure
 */
export async function loadRelease(
  release: LoadableRelease,
  { module = './remote', open, onFetched }: LoadOptions,
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
    const starting = Promise.all([loadContainer(release, module), attachFiles(release)]);
    return await endsWithin(
      transferLimitMs,
      starting.then(([exported]) => open(exported)),
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
