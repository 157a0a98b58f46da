import type { Release } from '@suite/remote-kit/descriptor';
import type { LiveRelease } from '../releases.repository.ts';
import { apiProblems } from './api-problems.ts';
import { budgetProblems } from './budget-problems.ts';
import { exposeProblems } from './expose-problems.ts';
import { federationProblems } from './federation-problems.ts';
import { fileKindProblems } from './file-kind-problems.ts';
import { fileProblems } from './file-problems.ts';
import type { GateHost } from './gate-host.ts';
import type { GateProblem } from './gate-problem.ts';
import { menuClashes } from './menu-clashes.ts';
import { ownershipProblems } from './ownership-problems.ts';
import { partClashes } from './part-clashes.ts';
import { permissionProblems } from './permission-problems.ts';
import type { ReleaseContents } from './release-contents.ts';
import { reservedProblems, routeClashes } from './route-problems.ts';
import { readShape } from './shape-problems.ts';
import { sharedProblems } from './shared-problems.ts';

/** A release that wants to go live. */
export interface GateRelease {
  /** Its `release.json`, proved or not. */
  manifest: unknown;
  /** What its files say; without it bytes and files are not judged, as when going back to a release judged before. */
  contents?: ReleaseContents | undefined;
}

/**
 * Every reason why the live set cannot carry a release; none when it may go live. `liveSet` is all that any visitor
 * gets, several releases of one remote included; those of the release's own remote are what it would replace.
 */
export function checkGate(
  { manifest, contents }: GateRelease,
  liveSet: readonly LiveRelease[],
  host: GateHost,
): GateProblem[] {
  const shape = readShape(manifest);
  if ('problems' in shape) return shape.problems;
  const { release } = shape;
  const others = liveSet.filter(({ remote }) => remote !== release.name);
  return withoutDoubles([
    ...(contents ? fileProblems(release, contents) : []),
    ...fileKindProblems(release),
    ...federationProblems(release, contents),
    ...hostProblems(release, host),
    ...exposeProblems(release, others),
    ...routeClashes(release, others),
    ...partClashes(release, others),
    ...menuClashes(release, others),
    ...ownershipProblems(release, others),
    ...(contents ? budgetProblems(release, contents, host.budgets) : []),
  ]);
}

/** What the host alone makes impossible, whatever else is live. */
function hostProblems(release: Release, host: GateHost): GateProblem[] {
  return [
    ...sharedProblems(release, host),
    ...reservedProblems(release, host),
    ...permissionProblems(release, host),
    ...apiProblems(release, host),
  ];
}

/** A live release that its host, changed since, no longer carries. */
export interface StrandedRelease {
  remote: string;
  release: string;
  problems: GateProblem[];
}

/** The other direction: which live releases a new shell or server leaves without what they need. */
export function strandedReleases(liveSet: readonly LiveRelease[], host: GateHost): StrandedRelease[] {
  return liveSet
    .map(({ remote, release, manifest }) => ({ remote, release, problems: hostProblems(manifest, host) }))
    .filter(({ problems }) => problems.length > 0);
}

function withoutDoubles(problems: readonly GateProblem[]): GateProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.field}\n${problem.message}`, problem])).values()];
}
