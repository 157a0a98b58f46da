import {
  askedPermissions,
  isOwnPermission,
  unknownPermissions,
  type Release,
  type RemoteDescriptor,
} from '@suite/descriptor';
import type { GateHost } from '../gate-host.ts';
import type { GateProblem } from '../gate-problem.ts';
import type { LiveRelease } from '../../releases.repository.ts';

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

/** Operators accept public pages by promoting the release, so live ones of the same remote are accepted. */
export function publicProblems(
  { name, descriptor }: Release,
  liveSet: readonly LiveRelease[],
): GateProblem[] {
  const own = liveSet.filter(({ remote }) => remote === name).map(({ manifest }) => manifest.descriptor);
  const open = new Set(own.flatMap(publicFields).map(({ opened }) => opened));
  return publicFields(descriptor)
    .filter(({ opened }) => !open.has(opened))
    .map(({ opened, field }) => ({
      code: 'public-not-accepted',
      message: `This release opens ${opened} to visitors who have not signed in, which no operator has accepted: publish it and let an operator promote it on Releases, or set access to signed-in.`,
      field: `descriptor.${field}`,
    }));
}

function publicFields({ access, parts = [] }: RemoteDescriptor): { opened: string; field: string }[] {
  return [
    ...(access === 'public' ? [{ opened: 'its pages', field: 'access' }] : []),
    ...parts.flatMap((part, index) =>
      part.access === 'public' ? [{ opened: `the part ${part.name}`, field: `parts[${index}].access` }] : [],
    ),
  ];
}
