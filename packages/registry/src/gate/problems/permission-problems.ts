import { unknownPermissions, type Release } from '@suite/descriptor';
import type { GateHost } from '../gate-host.ts';
import type { GateProblem } from '../gate-problem.ts';

/** Permissions that the host does not know, so that no user could ever hold them. */
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
