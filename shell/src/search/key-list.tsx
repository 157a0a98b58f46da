import { Checkbox } from '@suite/ui';
import { usePersistedFlag } from '../storage/use-persisted-flag.ts';
import { singleKeysOffKey } from './search-dialog.ts';
import styles from './search.module.css';

const shortcuts = [
  { keys: ['Ctrl + K', '⌘ + K', '/'], action: 'Search everywhere' },
  { keys: ['?'], action: 'Show this list' },
  { keys: ['↑', '↓', 'Home', 'End'], action: 'Move in the results of the search' },
  { keys: ['Enter'], action: 'Open the marked result' },
  { keys: ['Esc'], action: 'Close a dialog or a menu' },
];

/** The keys of the console, and the choice to go without single characters. */
export function KeyList() {
  const [isOff, setIsOff] = usePersistedFlag(singleKeysOffKey);
  return (
    <>
      <dl className={styles.keys}>
        {shortcuts.map(({ keys, action }) => (
          <div key={action} className={styles.keyRow}>
            <dt>{action}</dt>
            <dd className={styles.keyList}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={!isOff} onChange={(isOn) => setIsOff(!isOn)}>
        Use the keys / and ? on this device
      </Checkbox>
    </>
  );
}
