import type { Release, RemoteDescriptor } from '@suite/descriptor';
import { translateDescriptor } from '../../translate-descriptor.ts';
import type { LiveRelease } from '../../releases.repository.ts';
import type { GateHost } from '../gate-host.ts';
import type { GateCode, GateProblem } from '../gate-problem.ts';
import { labelSkeleton, reservedIn, type ReservedTexts } from '../reserved-text.ts';

type TextKind = 'title' | 'group' | 'menu' | 'action' | 'route' | 'fill';

interface ShownText {
  kind: TextKind;
  text: string;
  field: string;
  /** It is the id of a menu group (also for its entries), or the slot of a fill. */
  within: string;
}

const codes: Readonly<Record<TextKind, GateCode>> = {
  title: 'title-clash',
  group: 'menu-group-clash',
  menu: 'menu-label-clash',
  action: 'label-clash',
  route: 'label-clash',
  fill: 'label-clash',
};

const owned: Readonly<Record<TextKind, string>> = {
  title: 'is called',
  group: 'has a menu group',
  menu: 'has a menu entry',
  action: 'offers the action',
  route: 'has a page',
  fill: 'has a fill',
};

export function textClashes(
  release: Release,
  others: readonly LiveRelease[],
  { hostLabels, ...reserved }: ReservedTexts & Pick<GateHost, 'hostLabels'>,
): GateProblem[] {
  const languages = new Set(['en', ...Object.keys(hostLabels)]);
  const problems = [...languages].flatMap((language) => {
    const own = textsOf(release.descriptor, language);
    const ownEntries = new Set(
      own.filter(({ kind }) => kind === 'menu').map(({ text }) => labelSkeleton(text)),
    );
    const taken = indexTexts(others, language);
    const host = new Set((hostLabels[language] ?? hostLabels.en ?? []).map(labelSkeleton));
    return own.flatMap((one) => {
      const skeleton = labelSkeleton(one.text);
      const word = reservedIn(one.text, reserved);
      const alike = taken.get(skeleton)?.filter(({ text }) => isAlike(one, text, ownEntries.has(skeleton)));
      const other = alike?.find(({ text }) => text.kind === one.kind) ?? alike?.[0];
      if (word !== undefined || host.has(skeleton))
        return [
          problemOf(
            'label-reserved',
            one,
            language,
            describeReserved(one, host.has(skeleton) ? undefined : word),
          ),
        ];
      return other ? [problemOf(codes[one.kind], one, language, describeTaken(one, other))] : [];
    });
  });
  return withoutRepeats(problems);
}

/** A text without translations is the same in every language, so one problem is enough. */
function withoutRepeats(problems: readonly TextProblem[]): GateProblem[] {
  const isFirst = ({ field, reason }: TextProblem, index: number) =>
    problems.findIndex((one) => one.field === field && one.reason === reason) === index;
  return problems.filter(isFirst).map(({ reason, remedy, ...problem }) => ({
    ...problem,
    message: `${reason} ${remedy}.`,
  }));
}

/** Compares only English titles, menu groups and entries; these clashes also refuse a rollback. */
export function nameClashes(release: Release, others: readonly LiveRelease[]): GateProblem[] {
  const taken = indexTexts(others, 'en');
  const problems = textsOf(release.descriptor, 'en').flatMap((one) => {
    if (!['title', 'group', 'menu'].includes(one.kind)) return [];
    const other = taken.get(labelSkeleton(one.text))?.find(({ text }) => isSameKind(one, text));
    return other ? [problemOf(codes[one.kind], one, 'en', describeTaken(one, other))] : [];
  });
  return withoutRepeats(problems);
}

interface OwnedText {
  remote: string;
  text: ShownText;
}

function indexTexts(others: readonly LiveRelease[], language: string): ReadonlyMap<string, OwnedText[]> {
  const index = new Map<string, OwnedText[]>();
  for (const { remote, manifest } of others) {
    for (const text of textsOf(manifest.descriptor, language)) {
      const skeleton = labelSkeleton(text.text);
      const alike = index.get(skeleton);
      if (alike) alike.push({ remote, text });
      else index.set(skeleton, [{ remote, text }]);
    }
  }
  return index;
}

function textsOf(descriptor: RemoteDescriptor, language: string): ShownText[] {
  const { title, menu, actions = [], routes, fills = [] } = translateDescriptor(descriptor, language);
  const text = (kind: TextKind, shown: string, field: string, within = ''): ShownText => ({
    ...{ kind, text: shown, field: `descriptor.${field}`, within },
  });
  return [
    text('title', title, 'title'),
    ...menu.flatMap(({ label, group }, index) => [
      text('menu', label, `menu[${index}].label`, group?.id),
      ...(group ? [text('group', group.label, `menu[${index}].group`, group.id)] : []),
    ]),
    ...actions.map(({ label }, index) => text('action', label, `actions[${index}].label`)),
    ...routes.flatMap(({ title: page }, index) =>
      page === undefined ? [] : [text('route', page, `routes[${index}].title`)],
    ),
    ...fills.map(({ title: fill, slot }, index) => text('fill', fill, `fills[${index}].title`, slot)),
  ];
}

/** A page may share the label of its own menu entry with another remote's entry in another group. */
function isAlike(one: ShownText, other: ShownText, isOwnEntry: boolean): boolean {
  if (one.kind === other.kind) return isSameKind(one, other);
  // Pages and fills of several remotes may share a label such as "Details", as their position distinguishes them.
  if ([one.kind, other.kind].some((kind) => kind === 'fill' || kind === 'group')) return false;
  if (other.kind === 'route') return false;
  return !(other.kind === 'menu' && isOwnEntry);
}

function isSameKind(one: ShownText, other: ShownText): boolean {
  if (one.kind !== other.kind || one.kind === 'route') return false;
  return one.kind === 'group' ? one.within !== other.within : one.within === other.within;
}

function describeTaken({ text, kind }: ShownText, { remote, text: other }: OwnedText): string {
  const group = kind === 'menu' && other.within !== '' ? ` in the group ${other.within}` : '';
  const same = other.text === text ? '' : `, which "${text}" looks like`;
  const id = other.kind === 'group' ? ` (${other.within})` : '';
  return `${remote} ${owned[other.kind]} "${other.text}"${group} already${id}${same}:`;
}

function describeReserved({ text }: ShownText, word: string | undefined): string {
  return word === undefined
    ? `"${text}" is a text of the suite itself:`
    : `"${text}" contains "${word}", and the suite itself alone speaks of signing in:`;
}

interface TextProblem extends Omit<GateProblem, 'message'> {
  reason: string;
  remedy: string;
}

function problemOf(
  code: GateCode,
  { kind, field }: ShownText,
  language: string,
  reason: string,
): TextProblem {
  const remedy = `choose another ${['title', 'route', 'fill'].includes(kind) ? 'title' : 'label'}`;
  const inLanguage = language === 'en' ? '' : `, or another translation in translations.${language}`;
  return { code, field, reason, remedy: `${remedy}${inLanguage}` };
}
