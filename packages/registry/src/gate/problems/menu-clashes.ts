import type { MenuEntry, Release } from '@suite/descriptor';
import type { LiveRelease } from '../../releases.repository.ts';
import type { GateProblem } from '../gate-problem.ts';
import { labelSkeleton } from '../reserved-text.ts';

export function menuClashes({ descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  const owners = new Map(
    others.flatMap(({ remote, manifest }) => manifest.descriptor.menu.map(({ id }) => [id, remote] as const)),
  );
  const own = new Map<string, string>();
  return descriptor.menu.flatMap((entry, index) => {
    const problems: GateProblem[] = [];
    const idOwner = owners.get(entry.id);
    if (idOwner !== undefined) {
      const message = `The menu id ${entry.id} is taken by ${idOwner}: choose another id.`;
      problems.push({ code: 'menu-id-clash', message, field: `descriptor.menu[${index}].id` });
    }
    const duplicateId = own.get(`${displayKeyOf(entry)}\n${entry.path}`);
    if (duplicateId !== undefined) {
      const message = `The menu entries ${duplicateId} and ${entry.id} have one label and one path${describeGroup(entry)}: drop one of them.`;
      problems.push({ code: 'menu-label-clash', message, field: `descriptor.menu[${index}].label` });
    }
    own.set(`${displayKeyOf(entry)}\n${entry.path}`, entry.id);
    return problems;
  });
}

function displayKeyOf({ group, label }: MenuEntry): string {
  return `${group?.id ?? ''}\n${labelSkeleton(label)}`;
}

function describeGroup({ group }: MenuEntry): string {
  return group ? ` in the group ${group.id}` : '';
}
