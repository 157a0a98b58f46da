import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { moduleFile, type LoadableRelease } from '@suite/descriptor';
import { isSmokeRun } from '../../page-guard/built-ins.ts';
import { attachStylesAtRest } from '../download/attach-files.ts';
import { fileUrl, stampIntegrity } from '../download/integrity.ts';
import { LoadFailure } from '../../transfer/load-failure.ts';
import { exposedOf, type ExposedModule } from './exposed-module.ts';
import { importExposed, isContainer, loadEntry, type Container } from './load-entry.ts';
import { sharedModules } from './shared-modules.ts';
import { transferLimitMs } from '../../transfer/transfer-limits.ts';

// Code of a remote may replace these built-ins.
const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
const currentScript = getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get;
const srcOf = getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')?.get;
const { startsWith } = String.prototype;
const locked = new Set<string>();

declare global {
  /** Containers built with `externalRuntime` use this runtime instead of their own. */
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

const containers = new Map<string, Container>();

const giveContainer: ModuleFederationRuntimePlugin = {
  name: 'suite-give-container',
  loadEntry: async ({ remoteInfo }) =>
    containers.get(remoteInfo.name) as Awaited<
      ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>
    >,
  // The shared modules of such a container, whose versions may be higher, are only for itself.
  beforeInitContainer: (given) =>
    containers.has(given.remoteInfo.name)
      ? { ...given, shareScope: mapValues(given.shareScope, (versions) => ({ ...versions })) }
      : given,
};

function mapValues<Value>(
  record: Record<string, Value>,
  map: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

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
  plugins: [verifyEntry, giveContainer],
});

export async function loadContainer(release: LoadableRelease, module: string): Promise<ExposedModule> {
  if (release.entryType !== undefined) return loadForeign(release, module);
  // A release in development is loaded repeatedly under one name, from its own origin.
  if (release.base.startsWith('/') && !isSmokeRun) lockContainer(release);
  return loadExposed(release, module);
}

/** Loads a module built without `remoteConfig`. Its styles apply to the whole page unless it is mounted. */
async function loadForeign(release: LoadableRelease, module: string): Promise<ExposedModule> {
  const [entry, applyStyles] = await Promise.all([loadEntry(release), attachStylesAtRest(release)]);
  if (isContainer(entry)) containers.set(release.container, entry);
  const exposed = isContainer(entry)
    ? await loadExposed(release, module)
    : exposedOf(moduleFile(release.entry, module), await importExposed(release, module, entry));
  if (!exposed.mount) applyStyles();
  return exposed;
}

async function loadExposed(release: LoadableRelease, module: string): Promise<ExposedModule> {
  host.registerRemotes([
    {
      name: release.container,
      entryGlobalName: release.container,
      entry: fileUrl(release, release.entry),
      type: 'global',
    },
  ]);
  const name = `${release.container}/${module.slice('./'.length)}`;
  return exposedOf(name, await host.loadRemote(name));
}

export function checkShared(requests: readonly string[]): void {
  for (const request of requests) {
    if (sharedModules[request]) continue;
    throw new LoadFailure(`The shell provides no ${request}`, { canRecover: false });
  }
}

/** Reserves the container for the release's own scripts, because others could replace its page. Throws LoadFailure. */
function lockContainer(release: LoadableRelease): void {
  const { container } = release;
  if (locked.has(container)) return;
  const isOwnScript = () => isScriptBelow(fileUrl(release, ''));
  let exported: unknown;
  let chunks: unknown;
  lock(container, {
    get: () => exported,
    set: (value: unknown) => {
      if (exported === undefined && isOwnScript()) exported = value;
    },
  });
  lock(`webpackChunk${container}`, {
    get: () => (isOwnScript() ? chunks : undefined),
    set: (value: unknown) => {
      if (isOwnScript()) chunks = value;
    },
  });
  locked.add(container);
}

function lock(name: string, accessor: Pick<PropertyDescriptor, 'get' | 'set'>): void {
  if (defineProperty(globalThis, name, { ...accessor, enumerable: true })) return;
  throw new LoadFailure(`Code of another remote holds the global ${name}: load the page again`, {
    canRecover: false,
  });
}

function isScriptBelow(base: string): boolean {
  const script: unknown = currentScript && apply(currentScript, document, []);
  return Boolean(script && srcOf && apply(startsWith, apply(srcOf, script, []), [base]));
}
