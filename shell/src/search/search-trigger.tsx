import type { LiveRemote } from '@suite/descriptor';
import { Dialog, Icon, Skeleton, Button } from '@suite/ui';
import { toast } from '@suite/ui/core';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { MenuRow } from '../menu/build-menu.ts';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';
import { readStoredValue } from '../storage/safe-storage.ts';
import { searchDialogAtom, singleKeysOffKey } from './search-dialog.ts';
import styles from './search.module.css';
import { t } from '../languages/catalog.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface SearchTriggerProps {
  rows: readonly MenuRow[];
  remotes: readonly LiveRemote[];
}

const loadParts = () => loadShellChunk('search', () => import('./command-menu.tsx'));

export function SearchTrigger({ rows, remotes }: SearchTriggerProps) {
  const [open, setOpen] = useAtom(searchDialogAtom);
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>>>();
  const [earlyText, setEarlyText] = useState('');
  useEffect(() => {
    if (!open || parts) return;
    loadParts().then(setParts, () => {
      setOpen(null);
      toast.error(t('The search could not be loaded. Check the connection and try again.'));
    });
  }, [open, parts, setOpen]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = readSearchKey(event, readStoredValue(singleKeysOffKey) === 'true');
      if (!asked) return;
      event.preventDefault();
      setOpen(asked);
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [setOpen]);

  const close = () => {
    setOpen(null);
    setEarlyText('');
  };
  const loading = <Skeleton lines={4} text={t('Loading the search...')} />;
  return (
    <>
      <Dialog open={open === 'search'} title={t('Search')} onClose={close}>
        {parts ? (
          <parts.CommandMenu rows={rows} remotes={remotes} initialText={earlyText} onClose={close} />
        ) : (
          <>
            <EarlyField text={earlyText} onType={setEarlyText} />
            {loading}
          </>
        )}
      </Dialog>
      <Dialog open={open === 'keys'} title={t('Keyboard shortcuts')} size="small" onClose={close}>
        {parts ? <parts.KeyList /> : loading}
      </Dialog>
    </>
  );
}

function EarlyField({ text, onType }: { text: string; onType: (text: string) => void }) {
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        aria-label={t('Search')}
        className={styles.input}
        placeholder={t('Search or jump to...')}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}

const fields = 'input, textarea, select, [contenteditable]';

/** Returns null while another dialog is open. Single keys do nothing while typing or if they are turned off. */
function readSearchKey(event: KeyboardEvent, areSingleKeysOff: boolean): 'search' | 'keys' | null {
  const at = document.activeElement;
  if (event.defaultPrevented || event.altKey || at?.closest('dialog, [role="dialog"]')) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' ? 'search' : null;
  if (areSingleKeysOff || at?.matches(fields)) return null;
  if (event.key === '/') return 'search';
  return event.key === '?' ? 'keys' : null;
}

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
