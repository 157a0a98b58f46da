import type { SmokeFinding } from './smoke-finding.ts';
import type { SmokeRelease } from './smoke-release.ts';

/** Minifiers preserve this internal name; a release that uses the shell's React does not contain it. */
const mark = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

export function reactCopyFinding({ manifest, files }: SmokeRelease): SmokeFinding | undefined {
  // A mounted remote may bundle React; exported screens must use the shell's.
  if (manifest.entryType !== undefined) return undefined;
  const carrier = [...files].find(([name, body]) => /\.m?js$/.test(name) && body.includes(mark))?.[0];
  if (carrier === undefined) return undefined;
  return {
    code: 'react-copy',
    message: `${carrier} carries a React of its own, beside which hooks of the shell's React fail. Name react in peerDependencies and take it from the shell.`,
  };
}
