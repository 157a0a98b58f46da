import type { Release } from '@suite/descriptor';
import { satisfies, validRange } from 'semver';
import type { GateHost } from '../gate-host.ts';
import type { GateProblem } from '../gate-problem.ts';

export const serviceField = (index: number) => `descriptor.services[${index}]`;

/** A range that this version satisfies has no upper bound. */
const unboundedProbe = '999999.0.0';

export function sharedProblems({ shared }: Release, { provided }: GateHost): GateProblem[] {
  return Object.entries(shared).flatMap(([name, range]): GateProblem[] => {
    const field = `shared.${name}`;
    if (validRange(range) === null) {
      const message = `"${range}" is not a range of versions of ${name}: write one such as ^1.2.0 in peerDependencies and build again.`;
      return [{ code: 'shared-range', message, field }];
    }
    if (satisfies(unboundedProbe, range)) {
      const message = `"${range}" accepts any future version of ${name}: write one such as ^1.2.0 in peerDependencies and build again.`;
      return [{ code: 'shared-range', message, field }];
    }
    if (!provided) return [];
    const version = Object.hasOwn(provided, name) ? provided[name] : undefined;
    if (version === undefined) {
      const message = `The live shell provides no shared module ${name}: bundle it with the remote, or release a shell that provides it first.`;
      return [{ code: 'shared-unknown', message, field }];
    }
    if (satisfies(version, range)) return [];
    const message = `The live shell provides ${name} ${version} and this release needs ${range}: build it for ${version}, or release a shell that provides ${range} first.`;
    return [{ code: 'shared-range', message, field }];
  });
}

/** An awaited call may be missing, as screens handle that, but must not be served in other versions only. */
export function apiProblems({ descriptor }: Release, { apiVersions }: GateHost): GateProblem[] {
  if (!apiVersions) return [];
  const calls = (['requires', 'awaits'] as const).flatMap((need) =>
    Object.entries(descriptor[need]?.api ?? {}).map(([call, version]) => ({ need, call, version })),
  );
  return calls.flatMap(({ need, call, version }): GateProblem[] => {
    const field = `descriptor.${need}.api.${call}`;
    const served = Object.hasOwn(apiVersions, call) ? (apiVersions[call] ?? []) : [];
    if (served.length === 0 && need === 'awaits') return [];
    if (served.length === 0) {
      const message = `The live API has no call ${call}: deploy a server that has it first, or correct requires.api in remote.json.`;
      return [{ code: 'api-unknown', message, field }];
    }
    if (served.includes(version)) return [];
    const message = `The live API serves ${call} in version ${served.join(' and ')} and this release needs version ${version}: deploy a server that serves it first, or build for the one that is served.`;
    return [{ code: 'api-version', message, field }];
  });
}

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
