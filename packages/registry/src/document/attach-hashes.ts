import { releaseBase, releaseHashesPath, type LiveRemote, type LoadableRelease } from '@suite/descriptor';

// Hashes do not compress: this many take 10 kB and suffice for six translated remotes with their fallbacks.
const maxInlineHashes = 200;

/** Moves the hashes of many remotes to requests of their own, as a visitor opens only some of the remotes. */
export function attachHashes(remotes: readonly LiveRemote[]): LiveRemote[] {
  const releases = remotes.flatMap(({ fallback, ...own }) => [own, ...(fallback ? [fallback] : [])]);
  const hashes = releases.reduce((sum, { files }) => sum + Object.keys(files ?? {}).length, 0);
  return hashes <= maxInlineHashes ? [...remotes] : remotes.map(replaceWithHashesUrl);
}

function replaceWithHashesUrl({ fallback, ...remote }: LiveRemote): LiveRemote {
  const { name } = remote;
  return { ...withHashesUrl(remote, name), ...(fallback && { fallback: withHashesUrl(fallback, name) }) };
}

/** Leaves the hashes of an override in the document, as the registry has no address for them. */
function withHashesUrl<R extends LoadableRelease>(release: R, remote: string): R {
  if (release.base !== releaseBase(remote, release.release)) return release;
  const { files: _files, ...rest } = release;
  return { ...rest, hashes: releaseHashesPath(remote, release.release) } as R;
}
