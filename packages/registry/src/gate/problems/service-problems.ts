import type { Release } from '@suite/descriptor';
import type { GateHost } from '../gate-host.ts';
import type { GateProblem } from '../gate-problem.ts';

export function serviceProblems(
  { name, descriptor }: Release,
  { serviceStates }: Pick<GateHost, 'serviceStates'>,
): GateProblem[] {
  return (descriptor.services ?? []).flatMap((alias, index): GateProblem[] => {
    const field = serviceField(index);
    const state = serviceStates.get(alias);
    if (!state) {
      const message = `The service ${alias} is not mapped: let an operator map it by "suite-release map-service ${alias} <address> --remote ${name}", or take it out of services in remote.json.`;
      return [{ code: 'service-unmapped', message, field }];
    }
    if (!state.remotes.includes(name)) {
      const message = `No operator has accepted that ${name} calls the service ${alias}: let one accept it under Services on Releases, or take it out of services in remote.json.`;
      return [{ code: 'service-not-accepted', message, field }];
    }
    if (state.problem === null) return [];
    const message = `The service ${alias} is not healthy, as its GET /health ${state.problem}: deploy or repair it, then release again.`;
    return [{ code: 'service-unhealthy', message, field }];
  });
}

export const serviceField = (index: number) => `descriptor.services[${index}]`;
