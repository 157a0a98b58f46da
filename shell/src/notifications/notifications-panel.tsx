import type { Notification } from '@suite/contracts/notifications';
import { Button, EmptyState, QueryContent } from '@suite/ui';
import { toast } from '@suite/ui/core';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { t } from '../languages/catalog.ts';
import {
  listNotificationsQuery,
  useReadAllNotifications,
  useReadNotification,
} from './list-notifications.ts';
import { NotificationItem } from './notification-item.tsx';
import styles from './notifications.module.css';

export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const query = useInfiniteQuery(listNotificationsQuery);
  return (
    <QueryContent query={query} loadingText={t('Loading notifications...')} skeletonLines={6}>
      {({ pages }) => {
        const notifications = pages.flatMap((page) => page.notifications);
        return notifications.length === 0 ? (
          <EmptyState
            title={t('No notifications')}
            text={t(
              'You are notified here of what you can act on. Choose what that is in your account settings.',
            )}
            icon="notifications"
          />
        ) : (
          <NotificationList notifications={notifications} query={query} onClose={onClose} />
        );
      }}
    </QueryContent>
  );
}

interface NotificationListProps {
  notifications: readonly Notification[];
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  onClose: () => void;
}

function NotificationList({ notifications, query, onClose }: NotificationListProps) {
  const read = useReadNotification();
  const readAll = useReadAllNotifications();
  const onError = ({ message }: Error) => void toast.error(message);
  const open = ({ id, is_read }: Notification, isLeaving: boolean) => {
    if (!is_read) read.mutate(id, { onError });
    if (isLeaving) onClose();
  };
  const newest = notifications[0]?.id ?? 0;
  return (
    <div className={styles.panel}>
      <div className={styles.actions}>
        <Button
          size="small"
          disabled={notifications.every(({ is_read }) => is_read)}
          busy={readAll.isPending}
          onClick={() => readAll.mutate(newest, { onError })}
        >
          {t('Mark all as read')}
        </Button>
      </div>
      <ul className={styles.list} aria-label={t('Notifications')}>
        {notifications.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onOpen={open} />
        ))}
      </ul>
      {query.error ? (
        <p role="alert" className={styles.problem}>
          {query.error.message}
        </p>
      ) : null}
      {query.hasNextPage ? (
        <Button block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {query.error ? t('Try again') : t('Load more')}
        </Button>
      ) : null}
    </div>
  );
}
