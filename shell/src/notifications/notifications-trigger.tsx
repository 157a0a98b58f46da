import { Dialog, Skeleton } from '@suite/ui';
import { toast } from '@suite/ui/core';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { t } from '../languages/catalog.ts';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';
import { notificationsOpenAtom } from './notifications-open.ts';

const loadPanel = () => loadShellChunk('notifications', () => import('./notifications-panel.tsx'));

export function NotificationsTrigger() {
  const [open, setOpen] = useAtom(notificationsOpenAtom);
  const [panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>>>();
  useEffect(() => {
    if (!open || panel) return;
    loadPanel().then(setPanel, () => {
      setOpen(false);
      toast.error(t('The notifications could not be loaded. Check the connection and try again.'));
    });
  }, [open, panel, setOpen]);

  const close = () => setOpen(false);
  return (
    <Dialog open={open} title={t('Notifications')} onClose={close}>
      {panel ? (
        <panel.NotificationsPanel onClose={close} />
      ) : (
        <Skeleton lines={6} text={t('Loading notifications...')} />
      )}
    </Dialog>
  );
}
