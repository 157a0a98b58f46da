import { explainPermission, permissionNames } from './declared-permissions.ts';
import { menuEntries } from './menu-entries.generated.ts';
import { holdsAny } from './permissions.ts';

const entries: readonly { label: string; anyOf: readonly string[] }[] = [
  ...menuEntries,
  // The shell shows this entry itself.
  { label: 'Releases', anyOf: ['manage_releases'] },
];

export const menuOfAllUsers: readonly string[] = entries
  .filter(({ anyOf }) => anyOf.length === 0)
  .map(({ label }) => label);

export function openingsOf(held: readonly string[]): { menu: string[]; actions: string[] } {
  const opened = held.flatMap((name) => explainPermission(name)?.opens ?? []);
  const actions = new Set(permissionNames.flatMap((name) => explainPermission(name)?.opens ?? []));
  return {
    menu: entries.filter(({ anyOf }) => anyOf.length > 0 && holdsAny(held, anyOf)).map(({ label }) => label),
    actions: [...actions].filter((action) => opened.includes(action)),
  };
}
