import { Button, Icon } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { t } from '../languages/catalog.ts';
import { useWasQuiet } from '../scheduling/use-was-quiet.ts';
import { countNotificationsQuery } from './count-notifications.query.ts';
import { notificationsOpenAtom } from './notifications-open.ts';
import styles from './notifications-button.module.css';

const largestShown = 99;

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
