import type { Notification, NotificationKind } from '@suite/contracts/notifications';
import { Link } from 'react-router-dom';
import { t } from '../languages/catalog.ts';
import { Since } from '../releases/components/since.tsx';
import styles from './notifications.module.css';

interface NotificationItemProps {
  notification: Notification;
  onOpen: (notification: Notification, isLeaving: boolean) => void;
}

export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
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
