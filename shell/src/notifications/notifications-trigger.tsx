import { Dialog, Skeleton, Button, Icon } from '@suite/ui';
import { toast } from '@suite/ui/core';
import { useAtom, atom, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { t } from '../languages/catalog.ts';
import { loadShellChunk } from '../remotes/download/load-shell-chunk.ts';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useWasQuiet } from '../scheduling/use-was-quiet.ts';
import styles from './notifications.module.css';
import { callEndpoint } from '@suite/api-client';
import { countNotificationsEndpoint } from '@suite/contracts/notifications';

const reloadEveryMs = 60_000;

/** The event stream invalidates this query; polling covers pages without a stream. */
const countNotificationsQuery = queryOptions({
  queryKey: ['shell', 'notifications', countNotificationsEndpoint.name] as const,
  queryFn: async ({ signal }) => (await callEndpoint(countNotificationsEndpoint, { signal })).result.count,
  refetchInterval: reloadEveryMs,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
});

const largestShown = 99;

const notificationsOpenAtom = atom(false);

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

export function NotificationsButton() {
  const { data: count = 0 } = useQuery({ ...countNotificationsQuery, enabled: useWasQuiet() });
  const setOpen = useSetAtom(notificationsOpenAtom);
  return (
    <span className={styles.bell}>
      <Button
        variant="text"
        icon={<Icon name="notifications" />}
        aria-label={count > 0 ? t('Notifications, {count} unread', { count }) : t('Notifications')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {count > 0 ? (
        <span className={styles.count} aria-hidden>
          {count > largestShown ? `${largestShown}+` : count}
        </span>
      ) : null}
    </span>
  );
}
