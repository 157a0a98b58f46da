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

export interface ModuleToOpen {
  module?: string;
  open: (exported: ExposedModule, release: LoadableRelease) => Promise<ReleaseScreens>;
}

interface LoadOptions extends ModuleToOpen {
  onFetched?: () => void;
}

export async function loadRelease(
  release: LoadableRelease,
  { module = './remote', open, onFetched }: LoadOptions,
): Promise<ReleaseScreens> {
  try {
    const fetching = fetchRelease(release);
    const [federation] = await Promise.all([
      loadFederation(),
      // `@suite/ui` is the only shared module with its own file, so it loads in parallel.
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
