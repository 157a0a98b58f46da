import { routesOverlap, type Release } from '@suite/remote-kit/descriptor';
import type { LiveRelease } from '../releases.repository.ts';
import type { GateHost } from './gate-host.ts';
import type { GateProblem } from './gate-problem.ts';

/** Names and addresses that belong to the host itself. */
export function reservedProblems(
  { name, descriptor }: Release,
  { reservedNames, reservedPaths }: Pick<GateHost, 'reservedNames' | 'reservedPaths'>,
): GateProblem[] {
  const problems: GateProblem[] = [];
  if (reservedNames.includes(name)) {
    const message = `The name ${name} belongs to the host: choose another name for the remote.`;
    problems.push({ code: 'name-reserved', message, field: 'name' });
  }
  for (const [index, { path }] of descriptor.routes.entries()) {
    const reserved = reservedPaths.find((other) => routesOverlap(path, other));
    if (reserved === undefined) continue;
    const message = `The path ${path} belongs to the host (${reserved}): choose another path.`;
    problems.push({ code: 'route-reserved', message, field: `descriptor.routes[${index}].path` });
  }
  return problems;
}

/** Addresses that other live remotes answer. */
export function routeClashes({ descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  const neighboursOf = routesByBeginning(others);
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

/** Gives the few routes that could overlap with one, so that a large live set is not compared pair by pair. */
function routesByBeginning(others: readonly LiveRelease[]): (path: string) => readonly OwnedRoute[] {
  const all: OwnedRoute[] = [];
  const begun = new Map<string, OwnedRoute[]>();
  for (const { remote, manifest } of others) {
    for (const { path } of manifest.descriptor.routes) {
      const route = { remote, path };
      all.push(route);
      const beginning = beginningOf(path);
      const alike = begun.get(beginning);
      if (alike) alike.push(route);
      else begun.set(beginning, [route]);
    }
  }
  return (path) => {
    const beginning = beginningOf(path);
    return beginning === anything ? all : [...(begun.get(beginning) ?? []), ...(begun.get(anything) ?? [])];
  };
}

const anything = '*';

function beginningOf(path: string): string {
  const [, first = ''] = path.split('/');
  return first.startsWith(':') ? anything : first.toLowerCase();
}
