import { check, type Checked, type Problem } from '../check.ts';
import { askedPermissions } from './permissions/asked-permissions.ts';
import { descriptorProblems } from './descriptor-problems.ts';
import { isOwnPermission } from './permissions/permission-names.ts';
import { remoteDescriptorSchema, type RemoteDescriptor } from './remote-descriptor.schema.ts';

/** Checks a parsed `remote.json`. Permission names are the host's: see {@link unknownPermissions}. */
export function checkDescriptor(value: unknown): Checked<RemoteDescriptor> {
  return check(remoteDescriptorSchema, value, descriptorProblems);
}

/** Every permission of the host that the descriptor asks for and the host does not know; those of remotes need no host. */
export function unknownPermissions(descriptor: RemoteDescriptor, known: readonly string[]): Problem[] {
  return askedPermissions(descriptor)
    .filter(({ name }) => !isOwnPermission(name) && !known.includes(name))
    .map(({ field, name }) => ({
      field,
      message: `There is no permission called ${name}; the host knows ${known.join(', ')}`,
    }));
}
