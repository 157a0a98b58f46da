import { hasUnsavedAtom, unsavedDialogsAtom } from '@suite/session';
import { ConfirmDialog } from '@suite/ui';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { blockNavigation } from './block-navigation.ts';
import { pendingLeaveAtom } from './pending-leave.ts';
import { t } from '../languages/catalog.ts';

export function UnsavedQuestion() {
  const hasUnsaved = useAtomValue(hasUnsavedAtom);
  const [pending, setPending] = useAtom(pendingLeaveAtom);
  const store = useStore();
  const navigate = useNavigate();
  // Each history entry has its own position to return to.
  const { key } = useLocation();
  useEffect(() => {
    if (!hasUnsaved) return;
    return blockNavigation({
      navigate: (path) => void navigate(path),
      ask: (leave) => setPending({ leave }),
      openDialogs: () => store.get(unsavedDialogsAtom),
    });
  }, [hasUnsaved, navigate, setPending, store, key]);
  if (!pending) return null;
  // Each question mounts a new dialog, because antd shows the last mounted one on top.
  return (
    <ConfirmDialog
      open
      title={t('Leave without saving?')}
      text={t('What you have entered on this page is not saved yet. It is lost when you leave.')}
      confirmLabel={t('Leave without saving')}
      cancelLabel={t('Stay on this page')}
      danger
      onConfirm={() => {
        setPending(null);
        pending.leave();
      }}
      onCancel={() => setPending(null)}
    />
  );
}
