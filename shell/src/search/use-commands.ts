import { minSearchLength, searchEverywhereEndpoint } from '@suite/contracts/search';
import type { LiveRemote } from '@suite/descriptor';
import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom, atom } from 'jotai';
import { colorModeAtom, describeColorMode } from '../color-mode/color-mode.ts';
import type { MenuRow } from '../menu/build-menu.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { commandsOfHits, filterCommands, firstOfEachGroup, listCommands, type Command } from './command.ts';
import { searchDialogAtom } from './search-dialog.ts';
import { t } from '../languages/catalog.ts';
import { useEffect, useMemo, useState } from 'react';
import { callEndpoint } from '@suite/api-client';
import { sessionAtom } from '@suite/session';

const maxRecent = 5;
const chosenAtom = atom<{ user_id: number | null; commands: readonly Command[] }>({
  user_id: null,
  commands: [],
});

/** The commands are never stored, because names of guests must not stay on a shared computer. */
export const recentCommandsAtom = atom(
  (get) => {
    const { user_id, commands } = get(chosenAtom);
    return user_id === (get(sessionAtom).user?.user_id ?? null) ? commands : [];
  },
  (get, set, command: Command) => {
    const user_id = get(sessionAtom).user?.user_id ?? null;
    const others = get(recentCommandsAtom).filter(({ key }) => key !== command.key);
    set(chosenAtom, { user_id, commands: [command, ...others].slice(0, maxRecent) });
  },
);

const settleMs = 150;

interface FoundCommands {
  commands: Command[];
  /** Counts the pages and actions that match and are not in the list. */
  hidden: number;
  isSearching: boolean;
  problem: string | undefined;
  retry: () => void;
}

export function useCommands(
  text: string,
  rows: readonly MenuRow[],
  remotes: readonly LiveRemote[],
): FoundCommands {
  const recent = useAtomValue(recentCommandsAtom);
  const own = useOwnActions();
  const listed = useMemo(() => listCommands(rows, remotes), [rows, remotes]);
  const searched = text.trim();
  const settled = useSettledText(searched, settleMs);
  const { data, error, isFetching, refetch } = useQuery(searchEverywhereQuery(settled));
  const asRecent = (chosen: Command): Command => ({
    ...([...listed, ...own].find(({ key }) => key === chosen.key) ?? chosen),
    group: t('Recent'),
  });
  const matching = useMemo(() => filterCommands(listed, searched), [listed, searched]);
  const first = firstOfEachGroup(matching);
  const hidden = matching.length - first.length;
  if (searched === '')
    return {
      commands: [...recent.map(asRecent), ...first, ...own],
      hidden,
      isSearching: false,
      problem: undefined,
      retry: stay,
    };
  const isLong = searched.length >= minSearchLength;
  const hits = isLong && data ? commandsOfHits(data) : [];
  return {
    commands: [...first, ...filterCommands(own, searched), ...hits],
    hidden,
    isSearching: isLong && (isFetching || settled !== searched),
    problem: isLong ? error?.message : undefined,
    retry: () => void refetch(),
  };
}

const stay = () => undefined;

function useOwnActions(): Command[] {
  const { leave } = useSignOut();
  const [mode, setMode] = useAtom(colorModeAtom);
  const setOpen = useSetAtom(searchDialogAtom);
  const other = mode === 'dark' ? 'light' : 'dark';
  const action = (title: string, keywords: string[], run: () => void): Command => ({
    ...{ key: `action shell ${title}`, group: t('Actions'), title, detail: '', keywords, run },
  });
  return [
    action(describeColorMode(other), ['theme', 'color mode', 'dark mode', t('theme, color mode')], () =>
      setMode(other),
    ),
    action(t('Keyboard shortcuts'), ['keys', 'help', t('keys, help')], () => setOpen('keys')),
    action(t('Sign out'), ['log out', 'logout', 'leave', t('log out, leave')], () => void leave()),
  ];
}

function useSettledText(text: string, delayMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}

function searchEverywhereQuery(text: string) {
  return queryOptions({
    queryKey: ['shell', searchEverywhereEndpoint.name, text] as const,
    queryFn: async ({ signal }) =>
      (await callEndpoint(searchEverywhereEndpoint, { query: { q: text }, signal })).result.hits,
    enabled: text.length >= minSearchLength,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
