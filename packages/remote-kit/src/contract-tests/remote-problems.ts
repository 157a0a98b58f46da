import type { RemoteDescriptor } from '../descriptor/index.ts';
import type { RemoteModule } from '../define-remote.tsx';

/**
 * What keeps a remote from doing what its `remote.json` promises, in plain sentences; none when all is well.
 * Each remote's own tests ask for this.
 */
export function remoteProblems(remote: RemoteModule, descriptor: Pick<RemoteDescriptor, 'routes'>): string[] {
  const served = remote.routes.map(({ path }) => path);
  const declared = descriptor.routes.map(({ path }) => path);
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
  ];
}
