import { budgetProblems, type Release } from '@suite/descriptor';
import type { LiveRelease } from '../releases.repository.ts';
import { apiProblems, sharedProblems, serviceProblems } from './problems/platform-problems.ts';
import { contactWarnings, groupProblems } from './problems/ownership-problems.ts';
import {
  eventWarnings,
  removedEvents,
  fillWarnings,
  removedSlots,
  slotClashes,
  exposeProblems,
  partClashes,
} from './problems/dependency-problems.ts';
import { federationProblems } from './problems/federation-problems.ts';
import { fileKindProblems, fileProblems } from './problems/file-problems.ts';
import type { GateHost } from './gate-host.ts';
import type { GateProblem } from './gate-problem.ts';
import { menuClashes } from './problems/menu-clashes.ts';
import { permissionProblems, permissionWarnings, publicProblems } from './problems/permission-problems.ts';
import type { ReleaseContents } from './release-contents.ts';
import { reservedProblems, routeClashes } from './problems/route-problems.ts';
import { scriptProblems } from './problems/script-problems.ts';
import { readShape } from './problems/shape-problems.ts';
import { nameClashes, textClashes } from './problems/text-clashes.ts';

export interface GateRelease {
  manifest: unknown;
  /** Rollbacks omit it, as the files, sizes and services of a checked release must not block them. */
  contents?: ReleaseContents | undefined;
  /** A team's token cannot accept pages that need no session; only an operator can. */
  isMovedByTeam?: boolean;
}

/** Evaluates a release against those of all channels; those of its own remote are the ones it would replace. */
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

function hostProblems(release: Release, host: GateHost): GateProblem[] {
  return [
    ...sharedProblems(release, host),
    ...reservedProblems(release, host),
    ...permissionProblems(release, host),
    ...apiProblems(release, host),
  ];
}

export interface IncompatibleRelease {
  remote: string;
  release: string;
  problems: GateProblem[];
}

/** Remembers the problems of a manifest, which never changes, until the host changes. */
const rememberedProblems = new WeakMap<Release, { host: string; problems: readonly GateProblem[] }>();

export function incompatibleReleases(liveSet: readonly LiveRelease[], host: GateHost): IncompatibleRelease[] {
  const hostText = JSON.stringify(host);
  return liveSet
    .map(({ remote, release, manifest }) => ({
      remote,
      release,
      problems: [...rememberHostProblems(manifest, host, hostText), ...serviceProblems(manifest, host)],
    }))
    .filter(({ problems }) => problems.length > 0);
}

function rememberHostProblems(manifest: Release, host: GateHost, hostText: string): readonly GateProblem[] {
  const remembered = rememberedProblems.get(manifest);
  if (remembered?.host === hostText) return remembered.problems;
  const problems = hostProblems(manifest, host);
  rememberedProblems.set(manifest, { host: hostText, problems });
  return problems;
}

function withoutDoubles(problems: readonly GateProblem[]): GateProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.field}\n${problem.message}`, problem])).values()];
}
