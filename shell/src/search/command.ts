import type { LiveRemote } from '@suite/descriptor';
import { holdsWords } from '@suite/contracts/forms';
import type { SearchHit } from '@suite/contracts/search';
import { renderMessage } from '@suite/i18n';
import type { MenuRow } from '../menu/build-menu.ts';
import { t } from '../languages/catalog.ts';

export interface Command {
  key: string;
  group: string;
  title: string;
  detail: string;
  keywords?: readonly string[] | undefined;
  path?: string;
  run?: () => void;
  /** Opens a dialog, which takes the text typed meanwhile. */
  awaitsDialog?: boolean;
}

const maxOfGroup = 50;

const hitGroups = (): Record<string, string> => ({
  booking: t('Bookings'),
  guest: t('Guests'),
  hotel: t('Hotels'),
  person: t('People'),
  role: t('Roles'),
  room: t('Rooms'),
});

export function listCommands(rows: readonly MenuRow[], remotes: readonly LiveRemote[]): Command[] {
  const pages = rows.flatMap((row) => (row.kind === 'item' ? [{ ...row.item, in: '' }] : inGroup(row)));
  return [
    ...pages.map(({ id, label, path, in: detail }) => ({
      ...{ key: `page ${id}`, group: t('Pages'), title: label, detail, path },
    })),
    ...remotes.flatMap(({ name, title, actions = [] }) =>
      actions.map(({ label, path, keywords }) => ({
        ...{
          key: `action ${name} ${label}`,
          group: t('Actions'),
          title: label,
          detail: title,
          path,
          keywords,
          awaitsDialog: !/[?&]view=/.test(path),
        },
      })),
    ),
  ];
}

const inGroup = ({ group, items }: Extract<MenuRow, { kind: 'group' }>) =>
  items.map((item) => ({ ...item, in: group.label }));

export function filterCommands(commands: readonly Command[], text: string): Command[] {
  return commands.filter(({ title, keywords = [] }) => holdsWords([title, ...keywords].join(' '), text));
}

/** Keeps the list short enough to be drawn with every key, whatever the number of remotes. */
export function firstOfEachGroup(commands: readonly Command[]): Command[] {
  const counts = new Map<string, number>();
  return commands.filter(({ group }) => {
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= maxOfGroup;
  });
}

export function commandsOfHits(hits: readonly SearchHit[]): Command[] {
  const groups = hitGroups();
  return hits.map(({ kind, id, title, detail, title_message, detail_messages, path }) => ({
    ...{
      key: `${kind} ${id}`,
      group: groups[kind] ?? t('More'),
      title: title_message ? renderMessage(title_message) : title,
      detail: detail_messages?.map(renderMessage).join(' · ') ?? detail,
      path,
    },
  }));
}
