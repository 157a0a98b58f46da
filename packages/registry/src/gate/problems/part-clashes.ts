import type { Release } from '@suite/descriptor';
import type { LiveRelease } from '../../releases.repository.ts';
import type { GateProblem } from '../gate-problem.ts';

/** The host finds a part by its name alone. */
export function partClashes({ descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  const owners = new Map(
    others.flatMap(({ remote, manifest }) =>
      (manifest.descriptor.parts ?? []).map(({ name }) => [name, remote] as const),
    ),
  );
  return (descriptor.parts ?? []).flatMap(({ name }, index) => {
    const owner = owners.get(name);
    if (owner === undefined) return [];
    const message = `The part ${name} is taken by ${owner}: choose another name.`;
    return [{ code: 'part-clash', message, field: `descriptor.parts[${index}].name` }];
  });
}
