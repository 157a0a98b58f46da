import type { LiveRemote } from '@suite/descriptor';
import { holdTypedText, Checkbox } from '@suite/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MenuRow } from '../menu/build-menu.ts';
import type { Command } from './command.ts';
import { CommandList } from './command-list.tsx';
import { recentCommandsAtom, useCommands } from './use-commands.ts';
import styles from './search.module.css';
import { leaveAtom } from '../unsaved/pending-leave.ts';
import { t, tn } from '../languages/catalog.ts';
import { usePersistedFlag } from '../storage/use-persisted-flag.ts';
import { singleKeysOffKey } from './search-dialog.ts';

const shortcuts = () => [
  { keys: [t('Ctrl + K'), '⌘ + K', '/'], action: t('Search everywhere') },
  { keys: ['?'], action: t('Show this list') },
  { keys: ['↑', '↓', t('Home'), t('End')], action: t('Move in the results of the search') },
  { keys: [t('Enter')], action: t('Open the marked result') },
  { keys: [t('Esc')], action: t('Close a dialog or a menu') },
];

interface CommandMenuProps {
  rows: readonly MenuRow[];
  remotes: readonly LiveRemote[];
  initialText: string;
  onClose: () => void;
}

export function CommandMenu({ rows, remotes, initialText, onClose }: CommandMenuProps) {
  const [text, setText] = useState(initialText);
  const { commands, hidden, isSearching, problem, retry } = useCommands(text, rows, remotes);
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
        {describeState(text, commands.length, isSearching)} {hidden > 0 && describeHidden(hidden)}
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

const describeHidden = (hidden: number) =>
  tn(
    hidden,
    '{count} more page or action is not listed: type more of its name.',
    '{count} more pages and actions are not listed: type more of their names.',
  );

export function KeyList() {
  const [isOff, setIsOff] = usePersistedFlag(singleKeysOffKey);
  return (
    <>
      <dl className={styles.keys}>
        {shortcuts().map(({ keys, action }) => (
          <div key={action} className={styles.keyRow}>
            <dt>{action}</dt>
            <dd className={styles.keyList}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key} dir="ltr">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={!isOff} onChange={(isOn) => setIsOff(!isOn)}>
        {t('Use the keys / and ? on this device')}
      </Checkbox>
    </>
  );
}
