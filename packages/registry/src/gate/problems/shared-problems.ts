import type { Release } from '@suite/descriptor';
import { satisfies, validRange } from 'semver';
import type { GateHost } from '../gate-host.ts';
import type { GateProblem } from '../gate-problem.ts';

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
