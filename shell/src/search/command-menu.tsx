import type { LiveRemote } from '@suite/descriptor';
import { holdTypedText } from '@suite/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MenuRow } from '../menu/build-menu.ts';
import type { Command } from './command.ts';
import { CommandList } from './command-list.tsx';
import { recentCommandsAtom } from './recent-commands.ts';
import styles from './search.module.css';
import { leaveAtom } from '../unsaved/pending-leave.ts';
import { useCommands } from './use-commands.ts';
import { t, tn } from '../languages/catalog.ts';

interface CommandMenuProps {
  rows: readonly MenuRow[];
  remotes: readonly LiveRemote[];
  initialText: string;
  onClose: () => void;
}

export function CommandMenu({ rows, remotes, initialText, onClose }: CommandMenuProps) {
  const [text, setText] = useState(initialText);
  const { commands, isSearching, problem, retry } = useCommands(text, rows, remotes);
  const remember = useSetAtom(recentCommandsAtom);
  const navigate = useNavigate();
  const leave = useSetAtom(leaveAtom);
  const choose = (command: Command) => {
    onClose();
    command.run?.();
    if (command.path === undefined) return;
    if (command.awaitsDialog) holdTypedText();
    remember(command);
    const { path } = command;
    leave(() => void navigate(path));
  };
  return (
    <div className={styles.search}>
      <CommandList text={text} commands={commands} onType={setText} onChoose={choose} />
      <p role="status" className={styles.status}>
        {describeState(text, commands.length, isSearching)}
      </p>
      {problem === undefined ? null : (
        <p role="alert" className={styles.status}>
          {problem}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            {t('Retry')}
          </button>
        </p>
      )}
    </div>
  );
}

function describeState(text: string, found: number, isSearching: boolean): string {
  if (text.trim() === '')
    return t('Search guests, bookings by number or short ID, hotels, people, roles, rooms and pages.');
  if (isSearching) return t('Searching...');
  if (found === 0) return t('Nothing found for "{text}".', { text: text.trim() });
  return tn(found, '{count} result', '{count} results');
}
