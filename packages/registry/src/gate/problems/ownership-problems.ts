import { normalizedLabel, type MenuGroup, type Release } from '@suite/descriptor';
import type { LiveRelease } from '../../releases.repository.ts';
import type { GateProblem } from '../gate-problem.ts';

interface Owned<Thing> {
  remote: string;
  thing: Thing;
}

/** Titles and menu groups of other teams that a release would duplicate, rename or reorder. */
export function ownershipProblems(release: Release, others: readonly LiveRelease[]): GateProblem[] {
  return [...titleProblems(release, others), ...groupProblems(release, others)];
}

function titleProblems({ descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  const look = normalizedLabel(descriptor.title);
  const owner = others.find(({ manifest }) => normalizedLabel(manifest.descriptor.title) === look);
  if (!owner) return [];
  const message = `${owner.remote} is called "${owner.manifest.descriptor.title}" already: choose another title.`;
  return [{ code: 'title-clash', message, field: 'descriptor.title' }];
}

function groupProblems({ descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  const taken = others.flatMap(({ remote, manifest }) =>
    manifest.descriptor.menu.flatMap(({ group }): Owned<MenuGroup>[] =>
      group ? [{ remote, thing: group }] : [],
    ),
  );
  return descriptor.menu.flatMap(({ group }, index): GateProblem[] => {
    if (!group) return [];
    const problem = describeChangedGroup(group, taken) ?? describeDuplicateLabel(group, taken);
    return problem
      ? [{ code: 'menu-group-clash', message: problem, field: `descriptor.menu[${index}].group` }]
      : [];
  });
}

function describeChangedGroup(group: MenuGroup, taken: readonly Owned<MenuGroup>[]): string | undefined {
  const same = taken.filter(({ thing }) => thing.id === group.id);
  // Two live remotes may differ from before this rule; either is accepted.
  if (
    same.length === 0 ||
    same.some(({ thing }) => thing.label === group.label && thing.order === group.order)
  )
    return undefined;
  const [{ remote, thing } = { remote: '', thing: group }] = same;
  return `The menu group ${group.id} is "${thing.label}" with order ${thing.order} since ${remote} is live: take both as they are, or choose another group.`;
}

function describeDuplicateLabel(group: MenuGroup, taken: readonly Owned<MenuGroup>[]): string | undefined {
  const alike = taken.find(
    ({ thing }) => thing.id !== group.id && normalizedLabel(thing.label) === normalizedLabel(group.label),
  );
  if (!alike) return undefined;
  return `${alike.remote} has a menu group "${alike.thing.label}" already (${alike.thing.id}): choose another label, or put the entry into that group.`;
}
