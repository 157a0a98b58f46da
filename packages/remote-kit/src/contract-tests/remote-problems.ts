import type { RemoteDescriptor } from '@suite/descriptor';
import type { RemoteModule } from '../define-remote.tsx';

/** Lists differences between a remote's routes and parts and its `remote.json`. */
export function remoteProblems(
  remote: RemoteModule,
  descriptor: Pick<RemoteDescriptor, 'routes'> & { parts?: readonly { name: string }[] },
): string[] {
  const served = remote.routes.map(({ path }) => path);
  const declared = descriptor.routes.map(({ path }) => path);
  const given = Object.keys(remote.parts);
  const promised = descriptor.parts?.map(({ name }) => name) ?? [];
  return [
    ...declared
      .filter((path) => !served.includes(path))
      .map((path) => `remote.json declares ${path}, but no screen is given for it.`),
    ...served
      .filter((path) => !declared.includes(path))
      .map((path) => `A screen is given for ${path}, which remote.json does not declare.`),
    ...served
      .filter((path, index) => served.indexOf(path) !== index)
      .map((path) => `Two screens are given for ${path}.`),
    ...promised
      .filter((name) => !given.includes(name))
      .map((name) => `remote.json declares the part ${name}, but no component is given for it.`),
    ...given
      .filter((name) => !promised.includes(name))
      .map((name) => `A component is given for the part ${name}, which remote.json does not declare.`),
  ];
}
