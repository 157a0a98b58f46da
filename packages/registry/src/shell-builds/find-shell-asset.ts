import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { isCompressible, isReleaseFilePath } from '@suite/descriptor';
import type { ReleaseStore } from '../storage/release-storage.ts';
import { acceptedSuffixes, contentType, encodingOf, isSourceMap } from '../serve/content-types.ts';
import { shellBuildFolder, integrityOf } from './stored-shell-builds.ts';
import { listShellAssets } from './shell-builds.repository.ts';

export interface ShellAsset {
  content: Buffer;
  type: string;
  encoding: string | undefined;
}

/** @throws Error when a stored asset differs from that of its build */
export type FindShellAsset = (
  path: string,
  acceptEncoding: string | undefined,
) => Promise<ShellAsset | undefined>;

interface Asked {
  path: string;
  suffixes: string[];
}

const maxCachedBytes = 16 * 1024 * 1024;

/** Caches recently used assets: during a deployment, the tabs of both builds request the same few. */
export function openShellAssets(store: ReleaseStore): FindShellAsset {
  const cache = new LRUCache<string, ShellAsset, Asked>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ content }) => content.length + 1,
    fetchMethod: (_key, _stale, { context }) => readAsset(store, context),
  });
  return async (path, acceptEncoding) => {
    if (!isReleaseFilePath(path) || isSourceMap(path)) return undefined;
    const suffixes = isCompressible(path) ? acceptedSuffixes(acceptEncoding) : [''];
    return cache.fetch(`${path} ${suffixes.join()}`, { context: { path, suffixes } });
  };
}

async function readAsset(
  { database, storage }: ReleaseStore,
  { path, suffixes }: Asked,
): Promise<ShellAsset | undefined> {
  const stored = await listShellAssets(
    database,
    suffixes.map((suffix) => `${path}${suffix}`),
  );
  for (const suffix of suffixes) {
    for (const asset of stored.filter((one) => one.path === `${path}${suffix}`)) {
      const file = await storage.open(shellBuildFolder(asset.build), asset.path);
      // It was deleted after the query; another build may have it, too.
      if (!file) continue;
      const stream = file.stream();
      const content = file.size === asset.bytes ? await buffer(stream) : undefined;
      if (!content || integrityOf(content) !== asset.integrity) {
        stream.destroy();
        throw new Error(`The stored ${asset.path} is not what the build ${asset.build} of the shell had.`);
      }
      return { content, type: contentType(path), encoding: encodingOf(suffix) };
    }
  }
  return undefined;
}
