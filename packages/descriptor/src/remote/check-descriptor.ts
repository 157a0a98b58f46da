import { check, type Checked, type Problem } from '../check.ts';
import { descriptorProblems } from './descriptor-problems.ts';
import { remoteDescriptorSchema, type RemoteDescriptor } from './remote-descriptor.schema.ts';

/** Checks a parsed `remote.json`. Permission names are the host's: see {@link unknownPermissions}. */
export function checkDescriptor(value: unknown): Checked<RemoteDescriptor> {
  return check(remoteDescriptorSchema, value, descriptorProblems);
}

/** Every permission the descriptor asks for that the host does not know. */
export function unknownPermissions(descriptor: RemoteDescriptor, known: readonly string[]): Problem[] {
  const asked: [string, readonly string[] | undefined][] = [
    ['permissions', descriptor.permissions],
    ...descriptor.routes.map((route, index): [string, string[] | undefined] => [
      `routes[${index}].permissions`,
      route.permissions,
    ]),
    ...descriptor.menu.map((entry, index): [string, string[] | undefined] => [
      `menu[${index}].permissions`,
      entry.permissions,
    ]),
    ...(descriptor.fills ?? []).map((fill, index): [string, string[] | undefined] => [
      `fills[${index}].permissions`,
      fill.permissions,
    ]),
  ];
  return asked.flatMap(([field, names]) =>
    (names ?? [])
      .filter((name) => !known.includes(name))
      .map((name) => ({
        field,
        message: `There is no permission called ${name}; the host knows ${known.join(', ')}`,
      })),
  );
}
