import { Button, Icon } from '@suite/ui';
import { useSetAtom } from 'jotai';
import { searchDialogAtom } from './search-dialog.ts';
import styles from './search.module.css';
import { t } from '../languages/catalog.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

export function SearchButton({ narrow }: { narrow: boolean }) {
  const setOpen = useSetAtom(searchDialogAtom);
  const shared = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K' } as const;
  if (narrow)
    return (
      <Button
        {...shared}
        variant="text"
        icon={<Icon name="search" />}
        aria-label={t('Search')}
        onClick={() => setOpen('search')}
      />
    );
  return (
    <button {...shared} type="button" className={styles.open} onClick={() => setOpen('search')}>
      <Icon name="search" />
      <span className={styles.openLabel}>{t('Search')}</span>
      <kbd className={styles.key} dir="ltr" aria-hidden>
        {isApple ? '⌘K' : t('Ctrl K')}
      </kbd>
    </button>
  );
}
