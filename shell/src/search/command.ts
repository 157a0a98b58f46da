import type { LiveRemote } from '@suite/descriptor';
import { holdsWords } from '@suite/contracts/forms';
import type { SearchHit } from '@suite/contracts/search';
import { translateMessage } from '@suite/i18n';
import type { MenuRow } from '../menu/build-menu.ts';
import { t } from '../languages/catalog.ts';

/** One line of the search: a page or a record to go to, or something to do. */
export interface Command {
  key: string;
  /** The heading it stands below. */
  group: string;
  title: string;
  detail: string;
  keywords?: readonly string[] | undefined;
  /** Where it leads; an own action of the shell has `run` instead. */
  path?: string;
  run?: () => void;
  /** Opens a dialog, which takes the text typed meanwhile. */
  awaitsDialog?: true;
}

const hitGroups = (): Record<string, string> => ({
  booking: t('Bookings'),
  guest: t('Guests'),
  hotel: t('Hotels'),
  person: t('People'),
  role: t('Roles'),
  room: t('Rooms'),
});

/** The pages of the menu, and what the remotes offer to do. */
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
          awaitsDialog: true as const,
        },
      })),
    ),
  ];
}

const inGroup = ({ group, items }: Extract<MenuRow, { kind: 'group' }>) =>
  items.map((item) => ({ ...item, in: group.label }));

/** The commands that hold each typed word in their title or keywords. */
export function filterCommands(commands: readonly Command[], text: string): Command[] {
  return commands.filter(({ title, keywords = [] }) => holdsWords([title, ...keywords].join(' '), text));
}

/** The server's own words among names, such as the status of a room. */
const translateDetail = (detail: string) => detail.split(' · ').map(translateMessage).join(' · ');

/** Kinds whose title is a word of the server's with a number; that of the others is a name. */
const numberedKinds = new Set(['booking', 'room']);

/** The commands of found records; those of a kind that this shell does not know stand last. */
export function commandsOfHits(hits: readonly SearchHit[]): Command[] {
  const groups = hitGroups();
  return hits.map(({ kind, id, title, detail, path }) => ({
    ...{
      key: `${kind} ${id}`,
      group: groups[kind] ?? t('More'),
      title: numberedKinds.has(kind) ? translateMessage(title) : title,
      detail: translateDetail(detail),
      path,
    },
  }));
}
