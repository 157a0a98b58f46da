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
  return descriptor.routes.flatMap(({ path }, index) =>
    others.flatMap(({ remote, manifest }): GateProblem[] => {
      const taken = manifest.descriptor.routes.find((route) => routesOverlap(route.path, path));
      if (!taken) return [];
      const message = `The route ${path} is taken, as ${remote} is live with ${taken.path}: choose another path.`;
      return [{ code: 'route-clash', message, field: `descriptor.routes[${index}].path` }];
    }),
  );
}
