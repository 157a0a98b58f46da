import { labelLook, type MenuEntry, type Release } from '@suite/remote-kit/descriptor';
import type { LiveRelease } from '../releases.repository.ts';
import type { GateProblem } from './gate-problem.ts';

/** Menu entries that a person or the shell could not tell from another one. */
export function menuClashes({ descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  const taken = readTaken(others);
  const own = new Map<string, string>();
  return descriptor.menu.flatMap((entry, index) => {
    const problems = clashes(taken, entry, `descriptor.menu[${index}]`);
    const twin = own.get(`${lookOf(entry)}\n${entry.path}`);
    if (twin !== undefined) {
      const message = `The menu entries ${twin} and ${entry.id} have one label and one path${placeOf(entry)}: drop one of them.`;
      problems.push({ code: 'menu-label-clash', message, field: `descriptor.menu[${index}].label` });
    }
    own.set(`${lookOf(entry)}\n${entry.path}`, entry.id);
    return problems;
  });
}

/** Menu ids and looks → the remote that has them. */
interface Taken {
  ids: ReadonlyMap<string, string>;
  looks: ReadonlyMap<string, string>;
}

function readTaken(others: readonly LiveRelease[]): Taken {
  const entries = others.flatMap(({ remote, manifest }) =>
    manifest.descriptor.menu.map((entry) => ({ remote, entry })),
  );
  return {
    ids: new Map(entries.map(({ remote, entry }) => [entry.id, remote])),
    looks: new Map(entries.map(({ remote, entry }) => [lookOf(entry), remote])),
  };
}

function clashes({ ids, looks }: Taken, entry: MenuEntry, field: string): GateProblem[] {
  const problems: GateProblem[] = [];
  const idOwner = ids.get(entry.id);
  if (idOwner !== undefined) {
    const message = `The menu id ${entry.id} is taken by ${idOwner}: choose another id.`;
    problems.push({ code: 'menu-id-clash', message, field: `${field}.id` });
  }
  const lookOwner = looks.get(lookOf(entry));
  if (lookOwner !== undefined) {
    const message = `${lookOwner} has a menu entry "${entry.label}"${placeOf(entry)} already: choose another label.`;
    problems.push({ code: 'menu-label-clash', message, field: `${field}.label` });
  }
  return problems;
}

/** What a person sees of an entry: where it stands and what it is called. */
function lookOf({ group, label }: MenuEntry): string {
  return `${group?.id ?? ''}\n${labelLook(label)}`;
}

function placeOf({ group }: MenuEntry): string {
  return group ? ` in the group ${group.id}` : '';
}
