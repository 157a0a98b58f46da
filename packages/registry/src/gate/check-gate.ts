import { budgetProblems, type Release } from '@suite/descriptor';
import type { LiveRelease } from '../releases.repository.ts';
import { apiProblems } from './problems/api-problems.ts';
import { contactWarnings } from './problems/contact-warnings.ts';
import { eventWarnings, removedEvents } from './problems/event-problems.ts';
import { exposeProblems } from './problems/expose-problems.ts';
import { federationProblems } from './problems/federation-problems.ts';
import { fileKindProblems } from './problems/file-kind-problems.ts';
import { fileProblems } from './problems/file-problems.ts';
import type { GateHost } from './gate-host.ts';
import type { GateProblem } from './gate-problem.ts';
import { menuClashes } from './problems/menu-clashes.ts';
import { groupProblems } from './problems/ownership-problems.ts';
import { partClashes } from './problems/part-clashes.ts';
import { permissionProblems, permissionWarnings } from './problems/permission-problems.ts';
import { publicProblems } from './problems/public-problems.ts';
import type { ReleaseContents } from './release-contents.ts';
import { reservedProblems, routeClashes } from './problems/route-problems.ts';
import { scriptProblems } from './problems/script-problems.ts';
import { readShape } from './problems/shape-problems.ts';
import { serviceProblems } from './problems/service-problems.ts';
import { sharedProblems } from './problems/shared-problems.ts';
import { nameClashes, textClashes } from './problems/text-clashes.ts';
import { fillWarnings, removedSlots, slotClashes } from './problems/slot-problems.ts';

/** A release to be checked by the gate. */
export interface GateRelease {
  /** Its `release.json`, validated or not. */
  manifest: unknown;
  /**
   * Without it files, sizes, services, and the slots and events that others use are not checked, as when rolling back to a
   * release that was checked before: what is missing then is no reason to keep a release that fails.
   */
  contents?: ReleaseContents | undefined;
  /** Whether the token of a team moves it, and no operator who could accept what it opens to visitors without a session. */
  isMovedByTeam?: boolean;
}

/**
 * Every reason why a release is not compatible with the live set; none when it may go live. `liveSet` is all that any visitor
 * gets, several releases of one remote included; those of the release's own remote are what it would replace.
 */
export function checkGate(
  { manifest, contents, isMovedByTeam = false }: GateRelease,
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
    ...scriptProblems(release, contents),
    ...hostProblems(release, host),
    ...exposeProblems(release, others),
    ...routeClashes(release, others),
    ...partClashes(release, others),
    ...slotClashes(release, others),
    ...(contents ? [...removedSlots(release, liveSet), ...removedEvents(release, liveSet)] : []),
    ...(contents ? serviceProblems(release, host) : []),
    ...(isMovedByTeam ? publicProblems(release, liveSet) : []),
    ...menuClashes(release, others),
    ...groupProblems(release, others),
    ...(contents ? textClashes(release, others, host) : nameClashes(release, others)),
    ...(contents ? budgetProblems(release, contents.files, host.budgets) : []),
  ]);
}

/** What a team should know of a release that may go live all the same; none of a release that cannot be read. */
export function listGateWarnings(
  { manifest, isMovedByTeam = false }: GateRelease,
  liveSet: readonly LiveRelease[],
  acceptedPermissions: readonly string[],
): GateProblem[] {
  const shape = readShape(manifest);
  if ('problems' in shape) return [];
  const { release } = shape;
  return [
    ...contactWarnings(release),
    ...fillWarnings(release, liveSet),
    ...eventWarnings(release, liveSet),
    ...permissionWarnings(release, acceptedPermissions),
    ...(isMovedByTeam ? publicProblems(release, liveSet) : []),
  ];
}

/** Incompatibilities with the host, whatever else is live. */
function hostProblems(release: Release, host: GateHost): GateProblem[] {
  return [
    ...sharedProblems(release, host),
    ...reservedProblems(release, host),
    ...permissionProblems(release, host),
    ...apiProblems(release, host),
  ];
}

/** A live release that is not compatible with its changed host. */
export interface IncompatibleRelease {
  remote: string;
  release: string;
  problems: GateProblem[];
}

/** The live releases that a new shell or server is not compatible with. */
export function incompatibleReleases(liveSet: readonly LiveRelease[], host: GateHost): IncompatibleRelease[] {
  return liveSet
    .map(({ remote, release, manifest }) => ({
      remote,
      release,
      problems: [...hostProblems(manifest, host), ...serviceProblems(manifest, host)],
    }))
    .filter(({ problems }) => problems.length > 0);
}

function withoutDoubles(problems: readonly GateProblem[]): GateProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.field}\n${problem.message}`, problem])).values()];
}
