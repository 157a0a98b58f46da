import type { DashboardActivity } from '@suite/contracts/dashboard';
import { renderMessage } from '@suite/i18n';
import { Badge, Icon, Panel } from '@suite/ui';
import { timeSince } from '../domain/display-time.ts';
import { t } from '../languages/catalog.ts';
import { activityStyle } from './badge-styles.ts';
import styles from './dashboard.module.css';

interface ActivityListProps {
  activities: readonly DashboardActivity[];
  generatedAt: string;
}

export function ActivityList({ activities, generatedAt }: ActivityListProps) {
  const now = new Date(generatedAt);
  return (
    <Panel title={t('Recent Activities')}>
      {activities.length === 0 ? <p className={styles.muted}>{t('Nothing has happened yet.')}</p> : null}
      <ul className={styles.rows}>
        {activities.map(({ type, time, ...activity }, index) => {
          const { icon, tone } = activityStyle(type);
          return (
            <li key={`${time} ${index}`} className={styles.row}>
              <Badge tone={tone}>
                <Icon name={icon} />
              </Badge>
              <span className={styles.rowText}>{renderMessage(activity)}</span>
              <time className={styles.muted} dateTime={time}>
                {timeSince(time, now)}
              </time>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
