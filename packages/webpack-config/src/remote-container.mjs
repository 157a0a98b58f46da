import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { packageOf, sharedSingletons } from './shared-singletons.mjs';

/**
 * What a remote's federation container is, in every build of it. It takes every shared singleton from the host and
 * carries none.
 * @param {string} folder the remote's workspace
 * @param {string} build hexadecimal digits that name the build
 */
export function remoteContainer(folder, build) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const descriptor = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const container = `${descriptor.name.replaceAll('-', '_')}_${build}`;
  const shared = sharedRanges(manifest.peerDependencies ?? {});
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

/**
 * `./remote` is `src/remote.tsx`, and so on for whatever else remote.json promises to others.
 * @param {string[]} exposes
 * @param {(file: string) => string} expose
 * @returns {Record<string, string>}
 */
function exposedFiles(exposes, expose) {
  return Object.fromEntries(exposes.map((name) => [name, expose(`./src/${name.slice('./'.length)}.tsx`)]));
}

/**
 * The version ranges of the singletons a remote takes, read from its peer dependencies: what a release
 * promises to run with, and what the gate compares.
 * @param {Record<string, string>} peers
 * @returns {Record<string, string>}
 */
function sharedRanges(peers) {
  /** @type {Record<string, string>} */
  const ranges = {};
  for (const request of sharedSingletons) {
    const range = peers[packageOf(request)];
    if (range) ranges[request] = range;
  }
  return ranges;
}
