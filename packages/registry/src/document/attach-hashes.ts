import { releaseBase, releaseHashesPath, type LiveRemote, type LoadableRelease } from '@suite/descriptor';

// About 10 kB on the wire: hashes do not compress. Enough for six translated remotes, each with its release before.
const maxInlineHashes = 200;

/**
 * Leaves the hashes of few remotes in the document, so that a first visit needs no other request. Of many remotes a
 * visitor opens some: each release then has the address of its hashes, and the shell fetches them with its files.
 */
export function attachHashes(remotes: readonly LiveRemote[]): LiveRemote[] {
  const releases = remotes.flatMap(({ fallback, ...own }) => [own, ...(fallback ? [fallback] : [])]);
  const hashes = releases.reduce((sum, { files }) => sum + Object.keys(files ?? {}).length, 0);
  return hashes <= maxInlineHashes ? [...remotes] : remotes.map(replaceWithHashesUrl);
}

function replaceWithHashesUrl({ fallback, ...remote }: LiveRemote): LiveRemote {
  const { name } = remote;
  return { ...withHashesUrl(remote, name), ...(fallback && { fallback: withHashesUrl(fallback, name) }) };
}

/** The hashes of an override stay in the document: the registry has no address for them. */
function withHashesUrl<R extends LoadableRelease>(release: R, remote: string): R {
  if (release.base !== releaseBase(remote, release.release)) return release;
  const { files: _files, ...rest } = release;
  return { ...rest, hashes: releaseHashesPath(remote, release.release) } as R;
}
