import { askedPermissions, isOwnPermission, unknownPermissions, type Release } from '@suite/descriptor';
import type { GateHost } from '../gate-host.ts';
import type { GateProblem } from '../gate-problem.ts';

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

/** Warns without a refusal, as releases and rollbacks must not wait for an operator's acceptance. */
export function permissionWarnings({ descriptor }: Release, accepted: readonly string[]): GateProblem[] {
  const own = descriptor.ownPermissions ?? [];
  const isMissing = ({ name }: { name: string }) => isOwnPermission(name) && !accepted.includes(name);
  const asked = askedPermissions(descriptor).filter(
    (one) => isMissing(one) && !own.some(({ name }) => name === one.name),
  );
  return [
    ...own
      .map(({ name }, index) => ({ name, field: `ownPermissions[${index}].name` }))
      .filter(isMissing)
      .map(({ name, field }) =>
        warning(
          field,
          `An operator must accept ${name} on Releases, or with accept-permission ${name}: no user holds it until then.`,
        ),
      ),
    ...asked.map(({ name, field }) =>
      warning(
        field,
        `No operator has accepted ${name}, so that no user holds it: correct the name unless its remote follows.`,
      ),
    ),
  ];
}

function warning(field: string, message: string): GateProblem {
  return { code: 'permission-not-accepted', message, field: `descriptor.${field}` };
}
