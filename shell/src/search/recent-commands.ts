import { sessionAtom } from '@suite/session';
import { atom } from 'jotai';
import type { Command } from './command.ts';

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
