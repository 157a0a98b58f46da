import { normalizedLabel, type MenuEntry, type Release } from '@suite/descriptor';
import type { LiveRelease } from '../../releases.repository.ts';
import type { GateProblem } from '../gate-problem.ts';

/** Menu entries that have the id or the label of another one. */
export function menuClashes({ descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  const owners = indexOwners(others);
  const own = new Map<string, string>();
  return descriptor.menu.flatMap((entry, index) => {
    const problems = clashes(owners, entry, `descriptor.menu[${index}]`);
    const duplicateId = own.get(`${displayKeyOf(entry)}\n${entry.path}`);
    if (duplicateId !== undefined) {
      const message = `The menu entries ${duplicateId} and ${entry.id} have one label and one path${describeGroup(entry)}: drop one of them.`;
      problems.push({ code: 'menu-label-clash', message, field: `descriptor.menu[${index}].label` });
    }
    own.set(`${displayKeyOf(entry)}\n${entry.path}`, entry.id);
    return problems;
  });
}

/** The remotes that own menu ids and labels. */
interface OwnersByKey {
  ids: ReadonlyMap<string, string>;
  displayKeys: ReadonlyMap<string, string>;
}

function indexOwners(others: readonly LiveRelease[]): OwnersByKey {
  const entries = others.flatMap(({ remote, manifest }) =>
    manifest.descriptor.menu.map((entry) => ({ remote, entry })),
  );
  return {
    ids: new Map(entries.map(({ remote, entry }) => [entry.id, remote])),
    displayKeys: new Map(entries.map(({ remote, entry }) => [displayKeyOf(entry), remote])),
  };
}

function clashes({ ids, displayKeys }: OwnersByKey, entry: MenuEntry, field: string): GateProblem[] {
  const problems: GateProblem[] = [];
  const idOwner = ids.get(entry.id);
  if (idOwner !== undefined) {
    const message = `The menu id ${entry.id} is taken by ${idOwner}: choose another id.`;
    problems.push({ code: 'menu-id-clash', message, field: `${field}.id` });
  }
  const displayKeyOwner = displayKeys.get(displayKeyOf(entry));
  if (displayKeyOwner !== undefined) {
    const message = `${displayKeyOwner} has a menu entry "${entry.label}"${describeGroup(entry)} already: choose another label.`;
    problems.push({ code: 'menu-label-clash', message, field: `${field}.label` });
  }
  return problems;
}

/** The group and label of an entry, as a user sees them. */
function displayKeyOf({ group, label }: MenuEntry): string {
  return `${group?.id ?? ''}\n${normalizedLabel(label)}`;
}

function describeGroup({ group }: MenuEntry): string {
  return group ? ` in the group ${group.id}` : '';
}
