import type { SmokeFinding } from './smoke-finding.ts';
import type { SmokeRelease } from './smoke-release.ts';

/** An internal name of React that minifiers keep: a release that shares the shell's React does not contain it. */
const mark = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

export function reactCopyFinding({ manifest, files }: SmokeRelease): SmokeFinding | undefined {
  // A remote that is mounted may draw by a React of its own; one that gives screens does not mount with it.
  if (manifest.entryType !== undefined) return undefined;
  const carrier = [...files].find(([name, body]) => /\.m?js$/.test(name) && body.includes(mark))?.[0];
  if (carrier === undefined) return undefined;
  return {
    code: 'react-copy',
    message: `${carrier} carries a React of its own, beside which hooks of the shell's React fail. Name react in peerDependencies and take it from the shell.`,
  };
}
