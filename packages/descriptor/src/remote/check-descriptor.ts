import { check, type Checked, type Problem } from '../check.ts';
import { askedPermissions } from './permissions/asked-permissions.ts';
import { descriptorProblems } from './descriptor-problems.ts';
import { isOwnPermission } from './permissions/permission-names.ts';
import { remoteDescriptorSchema, type RemoteDescriptor } from './remote-descriptor.schema.ts';

/** Does not check the host's permission names: see {@link unknownPermissions}. */
export function checkDescriptor(value: unknown): Checked<RemoteDescriptor> {
  return check(remoteDescriptorSchema, value, descriptorProblems);
}

/** Ignores permissions of remotes, which need no host. */
export function unknownPermissions(descriptor: RemoteDescriptor, known: readonly string[]): Problem[] {
  return askedPermissions(descriptor)
    .filter(({ name }) => !isOwnPermission(name) && !known.includes(name))
    .map(({ field, name }) => ({
      field,
      message: `There is no permission called ${name}; the host knows ${known.join(', ')}`,
    }));
}
