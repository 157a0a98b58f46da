import { hasUnsavedAtom } from '@suite/session';
import { ConfirmDialog } from '@suite/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { blockNavigation } from './block-navigation.ts';
import { t } from '../languages/catalog.ts';

/** Asks before a visitor leaves a page with entries that are not saved. */
export function UnsavedQuestion() {
  const hasUnsaved = useAtomValue(hasUnsavedAtom);
  const [held, setHeld] = useState<{ leave: () => void }>();
  const navigate = useNavigate();
  // Each entry of the history is held by its own place in it.
  const { key } = useLocation();
  useEffect(() => {
    if (!hasUnsaved) return;
    return blockNavigation({
      navigate: (path) => void navigate(path),
      ask: (leave) => setHeld({ leave }),
    });
  }, [hasUnsaved, navigate, key]);
  return (
    <ConfirmDialog
      open={held !== undefined}
      title={t('Leave without saving?')}
      text={t('What you have entered on this page is not saved yet. It is lost when you leave.')}
      confirmLabel={t('Leave without saving')}
      cancelLabel={t('Stay on this page')}
      danger
      onConfirm={() => {
        setHeld(undefined);
        held?.leave();
      }}
      onCancel={() => setHeld(undefined)}
    />
  );
}
