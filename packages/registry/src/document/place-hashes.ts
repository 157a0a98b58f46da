import {
  releaseBase,
  releaseHashesPath,
  type LiveRemote,
  type LoadableRelease,
} from '@suite/remote-kit/descriptor';

// About 5 kB on the wire: hashes do not compress. Enough for a dozen remotes, each with its release before.
const mostInline = 100;

/**
 * Leaves the hashes of few remotes in the document, so that a first visit needs no other request. Of many a visitor
 * opens some: each release then says where its hashes are, and a shell asks for them beside the release's files.
 */
export function placeHashes(remotes: readonly LiveRemote[]): LiveRemote[] {
  const releases = remotes.flatMap(({ fallback, ...own }) => [own, ...(fallback ? [fallback] : [])]);
  const hashes = releases.reduce((sum, { files }) => sum + Object.keys(files ?? {}).length, 0);
  return hashes <= mostInline ? [...remotes] : remotes.map(pointToHashes);
}

function pointToHashes({ fallback, ...remote }: LiveRemote): LiveRemote {
  const { name } = remote;
  return { ...pointed(remote, name), ...(fallback && { fallback: pointed(fallback, name) }) };
}

/** What a developer's machine serves the registry only knows from the document. */
function pointed<R extends LoadableRelease>(release: R, remote: string): R {
  if (release.base !== releaseBase(remote, release.release)) return release;
  const { files: _files, ...rest } = release;
  return { ...rest, hashes: releaseHashesPath(remote, release.release) } as R;
}
