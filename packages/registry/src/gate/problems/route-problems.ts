import { routesOverlap, type Release } from '@suite/descriptor';
import type { LiveRelease } from '../../releases.repository.ts';
import type { GateHost } from '../gate-host.ts';
import type { GateProblem } from '../gate-problem.ts';
import { labelSkeleton, reservedInPath, type ReservedTexts } from '../reserved-text.ts';

export function reservedProblems(
  { name, descriptor }: Release,
  {
    reservedNames,
    reservedPaths,
    ownedPaths,
    ...reservedTexts
  }: ReservedTexts & Pick<GateHost, 'reservedNames' | 'reservedPaths' | 'ownedPaths'>,
): GateProblem[] {
  const problems: GateProblem[] = [];
  if (reservedNames.includes(name)) {
    const message = `The name ${name} belongs to the host: choose another name for the remote.`;
    problems.push({ code: 'name-reserved', message, field: 'name' });
  }
  const ofOthers = Object.keys(ownedPaths).filter((path) => ownedPaths[path] !== name);
  for (const [index, { path }] of descriptor.routes.entries()) {
    const reserved = [...reservedPaths, ...ofOthers].find(
      (other) => routesOverlap(path, other) || looksLike(path, other),
    );
    const word = reservedInPath(path, reservedTexts);
    if (reserved === undefined && word === undefined) continue;
    const message =
      reserved === undefined
        ? `The path ${path} contains "${word}", and the suite itself alone speaks of signing in: choose another path.`
        : `The path ${path} belongs to ${ownedPaths[reserved] ?? 'the host'} (${reserved}): choose another path.`;
    problems.push({ code: 'route-reserved', message, field: `descriptor.routes[${index}].path` });
  }
  return problems;
}

/** Compares how the first segments look: `/log-in` and `/Iogin` resemble `/login`. */
function looksLike(path: string, other: string): boolean {
  const [first, second] = [firstSegmentOf(path), firstSegmentOf(other)];
  return first !== second && labelSkeleton(first) === labelSkeleton(second);
}

export function routeClashes({ descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  const neighboursOf = indexRoutes(others);
  return descriptor.routes.flatMap(({ path }, index) => {
    const taken = neighboursOf(path).filter((other) => routesOverlap(other.path, path));
    return [...new Map(taken.map((one) => [one.remote, one])).values()].map((one): GateProblem => ({
      code: 'route-clash',
      message: `The route ${path} is taken, as ${one.remote} is live with ${one.path}: choose another path.`,
      field: `descriptor.routes[${index}].path`,
    }));
  });
}

interface OwnedRoute {
  remote: string;
  path: string;
}

/** Indexes routes by their first segment, so that a large live set is not compared pair by pair. */
function indexRoutes(others: readonly LiveRelease[]): (path: string) => readonly OwnedRoute[] {
  const all: OwnedRoute[] = [];
  const routesByFirstSegment = new Map<string, OwnedRoute[]>();
  for (const { remote, manifest } of others) {
    for (const { path } of manifest.descriptor.routes) {
      const route = { remote, path };
      all.push(route);
      const firstSegment = firstSegmentOf(path);
      const alike = routesByFirstSegment.get(firstSegment);
      if (alike) alike.push(route);
      else routesByFirstSegment.set(firstSegment, [route]);
    }
  }
  return (path) => {
    const firstSegment = firstSegmentOf(path);
    return firstSegment === anySegment
      ? all
      : [...(routesByFirstSegment.get(firstSegment) ?? []), ...(routesByFirstSegment.get(anySegment) ?? [])];
  };
}

const anySegment = '*';

function firstSegmentOf(path: string): string {
  const [, first = ''] = path.split('/');
  return first.startsWith(':') ? anySegment : first.toLowerCase();
}
