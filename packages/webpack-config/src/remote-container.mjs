import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { packageOf, sharedSingletons } from './shared-singletons.mjs';
import { installedVersion } from './shared-versions.mjs';

/** @param {string} folder the remote's workspace @param {string} build hexadecimal digits */
export function remoteContainer(folder, build) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const descriptor = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const container = `${descriptor.name.replaceAll('-', '_')}_${build}`;
  const shared = sharedRanges(folder, manifest);
  return {
    facts: { descriptor, version: manifest.version, build, container, shared },
    /** @param {{ filename: string, manifest: boolean, expose?: (file: string) => string }} options */
    federation: ({ filename, manifest: withManifest, expose = (file) => file }) =>
      new ModuleFederationPlugin({
        name: container,
        filename,
        exposes: exposedFiles(descriptor.exposes, expose),
        shared: Object.fromEntries(
          Object.entries(shared).map(([request, requiredVersion]) => [
            request,
            { import: false, singleton: true, requiredVersion },
          ]),
        ),
        manifest: withManifest,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
  };
}

/** @param {string[]} exposes @param {(file: string) => string} expose @returns {Record<string, string>} */
function exposedFiles(exposes, expose) {
  return Object.fromEntries(exposes.map((name) => [name, expose(`./src/${name.slice('./'.length)}.tsx`)]));
}

/**
 * Returns ranges for the gate: peer dependencies, and versions compatible with installed SDK packages.
 * @param {string} folder
 * @param {{ peerDependencies?: Record<string, string>, dependencies?: object, devDependencies?: object }} manifest
 * @returns {Record<string, string>}
 */
function sharedRanges(folder, { peerDependencies = {}, dependencies, devDependencies }) {
  const installed = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  /** @type {Record<string, string>} */
  const ranges = {};
  for (const request of sharedSingletons) {
    const name = packageOf(request);
    const isInstalledFromSdk = name.startsWith('@suite/') && installed.has(name);
    const range = peerDependencies[name] ?? (isInstalledFromSdk ? rangeAround(name, folder) : undefined);
    if (range) ranges[request] = range;
  }
  return ranges;
}

/**
 * Drops the hash from a version of the SDK, `1.3.0-sdk-1a2b`; no other version would satisfy it.
 * @param {string} name @param {string} folder
 */
const rangeAround = (name, folder) => `^${installedVersion(name, folder).replace(/-.*/, '')}`;
