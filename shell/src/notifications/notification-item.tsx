import type { Notification } from '@suite/contracts/notifications';
import { Link } from 'react-router-dom';
import { t } from '../languages/catalog.ts';
import { Since } from '../releases/components/since.tsx';
import { notificationPath } from './notification-path.ts';
import { NotificationText } from './notification-text.tsx';
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
