import type { Release } from '@suite/remote-kit/descriptor';
import type { GateHost } from './gate-host.ts';
import type { GateProblem } from './gate-problem.ts';

/** Calls a release makes that the live API does not answer, or not in that version. */
export function apiProblems({ descriptor }: Release, { apiVersions }: GateHost): GateProblem[] {
  if (!apiVersions) return [];
  return Object.entries(descriptor.requires?.api ?? {}).flatMap(([call, version]): GateProblem[] => {
    const field = `descriptor.requires.api.${call}`;
    const served = Object.hasOwn(apiVersions, call) ? (apiVersions[call] ?? []) : [];
    if (served.length === 0) {
      const message = `The live API has no call ${call}: deploy a server that has it first, or mend requires.api in remote.json.`;
      return [{ code: 'api-unknown', message, field }];
    }
    if (served.includes(version)) return [];
    const message = `The live API serves ${call} in version ${served.join(' and ')} and this release needs version ${version}: deploy a server that serves it first, or build for the one that is served.`;
    return [{ code: 'api-version', message, field }];
  });
}
