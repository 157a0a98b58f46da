import type { MenuGroup, Release, RemoteDescriptor } from '@suite/descriptor';
import type { LiveRelease } from '../../releases.repository.ts';
import type { GateProblem } from '../gate-problem.ts';

/** RFC 2606 reserves these domains for examples and tests, so that no mail reaches them. */
const reservedDomain = /(?:^|[.@/])(?:example\.(?:com|net|org)|(?:[a-z0-9-]+\.)*(?:example|test|invalid))$/i;

interface Owned<Thing> {
  remote: string;
  thing: Thing;
}

export function groupProblems({ descriptor }: Release, others: readonly LiveRelease[]): GateProblem[] {
  const taken = others.flatMap(({ remote, manifest }) =>
    manifest.descriptor.menu.flatMap(({ group }): Owned<MenuGroup>[] =>
      group ? [{ remote, thing: group }] : [],
    ),
  );
  return descriptor.menu.flatMap(({ group }, index): GateProblem[] => {
    if (!group) return [];
    const problem = describeChangedGroup(group, taken) ?? describeOtherTranslation(group, descriptor, others);
    return problem
      ? [{ code: 'menu-group-clash', message: problem, field: `descriptor.menu[${index}].group` }]
      : [];
  });
}

function describeChangedGroup(group: MenuGroup, taken: readonly Owned<MenuGroup>[]): string | undefined {
  const same = taken.filter(({ thing }) => thing.id === group.id);
  // Live remotes may differ from before this rule; either definition is accepted.
  if (
    same.length === 0 ||
    same.some(({ thing }) => thing.label === group.label && thing.order === group.order)
  )
    return undefined;
  const [{ remote, thing } = { remote: '', thing: group }] = same;
  return `The menu group ${group.id} is "${thing.label}" with order ${thing.order} since ${remote} is live: take both as they are, or choose another group.`;
}

function describeOtherTranslation(
  { label, id }: MenuGroup,
  { translations = {} }: RemoteDescriptor,
  others: readonly LiveRelease[],
): string | undefined {
  const sharing = others.filter(({ manifest }) =>
    manifest.descriptor.menu.some(({ group }) => group?.id === id),
  );
  for (const { remote, manifest } of sharing) {
    for (const [language, texts] of Object.entries(manifest.descriptor.translations ?? {})) {
      const [own, theirs] = [translations[language]?.[label], texts[label]];
      if (own !== undefined && theirs !== undefined && own !== theirs)
        return `The menu group ${id} is "${theirs}" in translations.${language} since ${remote} is live: take that, or choose another group.`;
    }
  }
  return undefined;
}

export function contactWarnings({ descriptor: { contact } }: Release): GateProblem[] {
  if (contact === undefined) return [];
  const host = contact.startsWith('https://') ? new URL(contact).hostname : contact;
  if (!reservedDomain.test(host)) return [];
  return [
    {
      code: 'contact-placeholder',
      message: `The contact ${contact} is a placeholder: write the address of the team into remote.json, so that operators can reach the team when a release fails.`,
      field: 'descriptor.contact',
    },
  ];
}
