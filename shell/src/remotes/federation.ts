import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { LiveRemote } from '@suite/remote-kit/descriptor';
import type { RemoteModule } from '@suite/remote-kit';
import { fileUrl, stampIntegrity } from './integrity.ts';
import { sharedModules } from './shared-modules.ts';

declare global {
  /** Where containers built with `externalRuntime` look for the runtime they do not carry. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const entryTimeoutMs = 10_000;

const verifyEntry: ModuleFederationRuntimePlugin = {
  name: 'suite-verify-entry',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    stampIntegrity(script);
    return { script, timeout: entryTimeoutMs };
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
export async function loadContainer(remote: LiveRemote): Promise<RemoteModule> {
  host.registerRemotes([
    {
      name: remote.container,
      entryGlobalName: remote.container,
      entry: fileUrl(remote, remote.entry),
      type: 'global',
    },
  ]);
  const module = await host.loadRemote<{ default: RemoteModule }>(`${remote.container}/remote`);
  if (!module?.default.createScreens) {
    throw new Error(`${remote.name} ${remote.version} does not export what a remote must`);
  }
  return module.default;
}
