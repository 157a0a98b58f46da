import { unknownPermissions, type Release } from '@suite/remote-kit/descriptor';
import type { GateHost } from './gate-host.ts';
import type { GateProblem } from './gate-problem.ts';

/** Permissions the host does not know, so that nobody could ever hold them. */
export function permissionProblems(
  { descriptor }: Release,
  { permissionNames }: Pick<GateHost, 'permissionNames'>,
): GateProblem[] {
  return unknownPermissions(descriptor, permissionNames).map(({ field, message }) => ({
    code: 'permission-unknown',
    message: `${message}: use one of these, or deploy a server that knows it first.`,
    field: `descriptor.${field}`,
  }));
}
