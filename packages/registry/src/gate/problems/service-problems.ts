import type { Release } from '@suite/descriptor';
import type { GateHost } from '../gate-host.ts';
import type { GateProblem } from '../gate-problem.ts';

/** Services of a release whose calls would fail: without an address, or not healthy. */
export function serviceProblems(
  { descriptor }: Release,
  { serviceStates }: Pick<GateHost, 'serviceStates'>,
): GateProblem[] {
  return (descriptor.services ?? []).flatMap((alias, index): GateProblem[] => {
    const field = serviceField(index);
    const reason = serviceStates.get(alias);
    if (reason === null) return [];
    if (reason === undefined) {
      const message = `The service ${alias} is not mapped: let an operator map it by "suite-release map-service ${alias} <address>", or take it out of services in remote.json.`;
      return [{ code: 'service-unmapped', message, field }];
    }
    const message = `The service ${alias} is not healthy, as its GET /health ${reason}: deploy or repair it, then release again.`;
    return [{ code: 'service-unhealthy', message, field }];
  });
}

/** Where a service is named in `release.json`. */
export const serviceField = (index: number) => `descriptor.services[${index}]`;
