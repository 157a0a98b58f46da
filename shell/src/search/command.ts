import type { LiveRemote } from '@suite/descriptor';
import type { SearchHit } from '@suite/contracts/search';
import type { MenuRow } from '../menu/build-menu.ts';

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
}

const hitGroups: Record<string, string> = {
  booking: 'Bookings',
  guest: 'Guests',
  hotel: 'Hotels',
  person: 'People',
  role: 'Roles',
  room: 'Rooms',
};

/** The pages of the menu, and what the remotes offer to do. */
export function listCommands(rows: readonly MenuRow[], remotes: readonly LiveRemote[]): Command[] {
  const pages = rows.flatMap((row) => (row.kind === 'item' ? [{ ...row.item, in: '' }] : inGroup(row)));
  return [
    ...pages.map(({ id, label, path, in: detail }) => ({
      ...{ key: `page ${id}`, group: 'Pages', title: label, detail, path },
    })),
    ...remotes.flatMap(({ name, title, actions = [] }) =>
      actions.map(({ label, path, keywords }) => ({
        ...{ key: `action ${name} ${label}`, group: 'Actions', title: label, detail: title, path, keywords },
      })),
    ),
  ];
}

const inGroup = ({ group, items }: Extract<MenuRow, { kind: 'group' }>) =>
  items.map((item) => ({ ...item, in: group.label }));

/** The commands that hold each typed word in their title or keywords. */
export function filterCommands(commands: readonly Command[], text: string): Command[] {
  const words = comparable(text).split(/\s+/);
  return commands.filter(({ title, keywords = [] }) => {
    const searched = comparable([title, ...keywords].join(' '));
    return words.every((word) => searched.includes(word));
  });
}

/** Without case and accents. */
const comparable = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The commands of found records; those of a kind that this shell does not know stand last. */
export function commandsOfHits(hits: readonly SearchHit[]): Command[] {
  return hits.map(({ kind, id, title, detail, path }) => ({
    ...{ key: `${kind} ${id}`, group: hitGroups[kind] ?? 'More', title, detail, path },
  }));
}
