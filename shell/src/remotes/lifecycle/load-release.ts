import type { LoadableRelease } from '@suite/descriptor';
import { attachFiles } from '../download/attach-files.ts';
import { fetchRelease } from '../download/fetch-release.ts';
import type { ExposedModule } from '../federation/exposed-module.ts';
import { loadFederation } from '../federation/load-federation.ts';
import { loadUi } from '../federation/load-ui.ts';
import { endsWithin } from '../../transfer/ends-within.ts';
import { toLoadFailure } from '../../transfer/load-failure.ts';
import { transferLimitMs } from '../../transfer/transfer-limits.ts';
import type { ReleaseScreens } from './remote-stage.ts';

/** Which exposed module of a release is loaded, and what is mounted of it. */
export interface ModuleToOpen {
  /** `./remote` where it is left out. */
  module?: string;
  /** Makes what is mounted of what the module of the release exports. */
  open: (exported: ExposedModule, release: LoadableRelease) => Promise<ReleaseScreens>;
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
): Promise<ReleaseScreens> {
  try {
    const fetching = fetchRelease(release);
    const [federation] = await Promise.all([
      loadFederation(),
      // The one shared module with a file of its own: asked for beside the runtime that hands it over.
      '@suite/ui' in release.shared ? loadUi() : undefined,
      fetching,
    ]);
    federation.checkShared(Object.keys(release.shared));
    onFetched?.();
    const starting = Promise.all([federation.loadContainer(release, module), attachFiles(release)]);
    return await endsWithin(
      transferLimitMs,
      starting.then(([exported]) => open(exported, release)),
    );
  } catch (error) {
    throw toLoadFailure(error);
  }
}
