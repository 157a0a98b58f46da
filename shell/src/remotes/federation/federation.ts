import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { LoadableRelease } from '@suite/descriptor';
import type { RemoteModule } from '@suite/remote-kit';
import { fileUrl, stampIntegrity } from '../download/integrity.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { sharedModules } from './shared-modules.ts';
import { transferLimitMs } from '../../transfer/transfer-limits.ts';

declare global {
  /** Where containers built with `externalRuntime` look for the runtime they do not carry. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const verifyEntry: ModuleFederationRuntimePlugin = {
  name: 'suite-verify-entry',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    stampIntegrity(script);
    return { script, timeout: transferLimitMs };
  },
};

const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(
    Object.entries(sharedModules).map(([request, provided]) => {
      const version = SHARED_VERSIONS[request];
      if (!version) throw new Error(`No version is known of the shared module ${request}`);
      const shareConfig = { singleton: true, requiredVersion: `^${version}`, strictVersion: false };
      return [request, { version, scope: 'default', shareConfig, ...provided }];
    }),
  ),
  plugins: [verifyEntry],
});

/** Loads a release's exposed module. Its files must be trusted before; a failed load may be tried again. */
export async function loadContainer(release: LoadableRelease): Promise<RemoteModule> {
  host.registerRemotes([
    {
      name: release.container,
      entryGlobalName: release.container,
      entry: fileUrl(release, release.entry),
      type: 'global',
    },
  ]);
  const module = await host.loadRemote<{ default: RemoteModule }>(`${release.container}/remote`);
  if (!module?.default.createScreens) {
    throw new Error(`${release.container} does not export what a remote must`);
  }
  return module.default;
}

/**
 * Fetches the shared modules a release takes that are not in the page yet.
 * @throws LoadFailure for a module that this shell does not provide
 */
export async function loadShared(requests: readonly string[]): Promise<void> {
  for (const request of requests) {
    if (sharedModules[request]) continue;
    throw new LoadFailure(`The shell provides no ${request}`, { canRecover: false });
  }
  const lazy = requests.map((request) => sharedModules[request]).filter((provided) => provided !== undefined);
  await Promise.all(lazy.map(async (provided) => ('get' in provided ? provided.get() : undefined)));
}
