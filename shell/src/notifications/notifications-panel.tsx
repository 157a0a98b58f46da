import {
  listNotificationsEndpoint,
  readAllNotificationsEndpoint,
  readNotificationEndpoint,
  type Notification,
  type NotificationKind,
} from '@suite/contracts/notifications';
import { Button, EmptyState, QueryContent } from '@suite/ui';
import { toast } from '@suite/ui/core';
import {
  useInfiniteQuery,
  infiniteQueryOptions,
  type UseInfiniteQueryResult,
  type QueryClient,
} from '@tanstack/react-query';
import { t } from '../languages/catalog.ts';
import styles from './notifications.module.css';
import { callEndpoint } from '@suite/api-client';
import { useApiMutation } from '@suite/remote-kit/queries';
import { Link } from 'react-router-dom';
import { Since } from '../releases/components/who-and-when.tsx';

const pageSize = 20;

const listNotificationsQuery = infiniteQueryOptions({
  queryKey: ['shell', 'notifications', listNotificationsEndpoint.name] as const,
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: pageSize, ...(pageParam !== null && { before: pageParam }) };
    return (await callEndpoint(listNotificationsEndpoint, { query, signal })).result;
  },
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  // Another tab may have marked notifications as read.
  staleTime: 0,
});

const reloadsNotifications = (queries: QueryClient) => ({
  onSettled: () => queries.invalidateQueries({ queryKey: ['shell', 'notifications'] }),
});

const useReadNotification = () =>
  useApiMutation(
    (id: number) => callEndpoint(readNotificationEndpoint, { params: { id } }),
    reloadsNotifications,
  );

const useReadAllNotifications = () =>
  useApiMutation(
    (newest: number) => callEndpoint(readAllNotificationsEndpoint, { body: { newest } }),
    reloadsNotifications,
  );

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

interface NotificationItemProps {
  notification: Notification;
  onOpen: (notification: Notification, isLeaving: boolean) => void;
}

function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const path = notificationPath(notification);
  const { is_read, created_at } = notification;
  const content = (
    <>
      <span className={styles.text}>
        {is_read ? null : <span className={styles.hidden}>{`${t('Unread:')} `}</span>}
        <NotificationText notification={notification} />
      </span>
      <span className={styles.time}>
        <Since at={created_at} />
      </span>
    </>
  );
  const className = is_read ? styles.item : styles.unread;
  return (
    <li>
      {path === undefined ? (
        <button type="button" className={className} onClick={() => onOpen(notification, false)}>
          {content}
        </button>
      ) : (
        <Link
          to={path}
          className={className}
          onClick={({ ctrlKey, metaKey, shiftKey }) =>
            onOpen(notification, !(ctrlKey || metaKey || shiftKey))
          }
        >
          {content}
        </Link>
      )}
    </li>
  );
}

function notificationPath(notification: Notification): string | undefined {
  const { booking_id, user_id, hotel_id, remote } = notification;
  if (booking_id !== null) return `/bookings?id=${booking_id}`;
  if (user_id !== null) return `/users?id=${user_id}`;
  if (hotel_id !== null) return `/hotels?id=${hotel_id}`;
  return remote === null ? undefined : `/releases?remote=${encodeURIComponent(remote)}`;
}

function NotificationText({ notification }: { notification: Notification }) {
  const { kind, name, release, release_change } = notification;
  if (name === null) return t('What this notification is about was deleted.');
  const sentences: Record<Exclude<NotificationKind, 'release'> | 'demote' | 'rollback', string> = {
    review: t('A check left photos of {name} for your review.', { name }),
    failures: t('{name} failed three checks in a row.', { name }),
    flags: t('The check of {name} found something that you should look at.', { name }),
    desk: t('{name} chose to show an ID at the desk.', { name }),
    email: t('A mail to {name} could not be delivered.', { name }),
    staff: t('{name} was added to your staff.', { name }),
    hotel: t('{name} has registered.', { name }),
    demote: t('Release {release} of {name} was demoted because it fails.', { release: release ?? '', name }),
    rollback: t('Release {release} of {name} was rolled back.', { release: release ?? '', name }),
  };
  const sentence = (kind === 'release' ? release_change : kind) ?? kind;
  return sentences[sentence as keyof typeof sentences] ?? kind;
}
