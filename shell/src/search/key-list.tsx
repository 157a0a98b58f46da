import { Checkbox } from '@suite/ui';
import { usePersistedFlag } from '../storage/use-persisted-flag.ts';
import { singleKeysOffKey } from './search-dialog.ts';
import styles from './search.module.css';
import { t } from '../languages/catalog.ts';

const shortcuts = () => [
  { keys: [t('Ctrl + K'), '⌘ + K', '/'], action: t('Search everywhere') },
  { keys: ['?'], action: t('Show this list') },
  { keys: ['↑', '↓', t('Home'), t('End')], action: t('Move in the results of the search') },
  { keys: [t('Enter')], action: t('Open the marked result') },
  { keys: [t('Esc')], action: t('Close a dialog or a menu') },
];

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
