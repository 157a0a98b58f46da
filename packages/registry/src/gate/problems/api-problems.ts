import type { Release } from '@suite/descriptor';
import type { GateHost } from '../gate-host.ts';
import type { GateProblem } from '../gate-problem.ts';

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
