import type { MenuEntry, Release } from '@suite/remote-kit/descriptor';
import type { LiveRelease } from '../releases.repository.ts';
import type { GateProblem } from './gate-problem.ts';

/** Menu entries that a person or the shell could not tell from another one. */
export function menuClashes({ descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  return descriptor.menu.flatMap((entry, index) => [
    ...twinsWithin(descriptor.menu.slice(0, index), entry, index),
    ...others.flatMap((other) => clashesWith(other, entry, index)),
  ]);
}

function twinsWithin(before: readonly MenuEntry[], entry: MenuEntry, index: number): GateProblem[] {
  const twin = before.find((one) => looksAlike(one, entry) && one.path === entry.path);
  if (!twin) return [];
  const message = `The menu entries ${twin.id} and ${entry.id} have one label and one path${placeOf(entry)}: drop one of them.`;
  return [{ code: 'menu-label-clash', message, field: `descriptor.menu[${index}].label` }];
}

function clashesWith({ remote, manifest }: LiveRelease, entry: MenuEntry, index: number): GateProblem[] {
  const { menu } = manifest.descriptor;
  const problems: GateProblem[] = [];
  if (menu.some(({ id }) => id === entry.id)) {
    const message = `The menu id ${entry.id} is taken by ${remote}: choose another id.`;
    problems.push({ code: 'menu-id-clash', message, field: `descriptor.menu[${index}].id` });
  }
  if (menu.some((one) => looksAlike(one, entry))) {
    const message = `${remote} has a menu entry "${entry.label}"${placeOf(entry)} already: choose another label.`;
    problems.push({ code: 'menu-label-clash', message, field: `descriptor.menu[${index}].label` });
  }
  return problems;
}

function looksAlike(one: MenuEntry, other: MenuEntry): boolean {
  return one.group?.id === other.group?.id && one.label.toLowerCase() === other.label.toLowerCase();
}

function placeOf({ group }: MenuEntry): string {
  return group ? ` in the group ${group.id}` : '';
}
