import type { Release, RemoteDescriptor } from '@suite/descriptor';
import type { LiveRelease } from '../../releases.repository.ts';
import type { GateProblem } from '../gate-problem.ts';

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
