import type { NotificationPreference } from '@suite/contracts/notifications';
import { Checkbox, Panel, QueryContent, toast } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../languages/catalog.ts';
import {
  listNotificationPreferencesQuery,
  useUpdateNotificationPreference,
} from '../../../queries/notification-preferences.ts';
import styles from '../account-settings.module.css';

/** Renders nothing if the user's permissions allow no kind. */
export function AccountNotifications() {
  const query = useQuery(listNotificationPreferencesQuery);
  if (query.data?.preferences.length === 0) return null;
  return (
    <Panel title={t('How you are notified')}>
      <QueryContent query={query} loadingText={t('Loading how you are notified...')} skeletonLines={6}>
        {({ preferences, time_zone }) => (
          <>
            <p className={styles.hint}>
              {t(
                'The summary is mailed at 07:00 ({zone}) on days when you have something new that is unread.',
                {
                  zone: time_zone,
                },
              )}
            </p>
            <PreferencesTable preferences={preferences} />
          </>
        )}
      </QueryContent>
    </Panel>
  );
}

function PreferencesTable({ preferences }: { preferences: readonly NotificationPreference[] }) {
  return (
    <table className={styles.table} aria-label={t('Notifications')}>
      <thead>
        <tr>
          <th scope="col">{t('Notify me of')}</th>
          <th scope="col">{t('In the app')}</th>
          <th scope="col">{t('Daily summary by mail')}</th>
        </tr>
      </thead>
      <tbody>
        {preferences.map((preference) => (
          <PreferenceRow key={preference.kind} preference={preference} />
        ))}
      </tbody>
    </table>
  );
}

function PreferenceRow({ preference }: { preference: NotificationPreference }) {
  const update = useUpdateNotificationPreference();
  const labels: Record<string, string> = {
    review: t('Photos to review'),
    failures: t('Three failed checks in a row'),
    flags: t('Flags of checks'),
    desk: t('Guests who show an ID at the desk'),
    email: t('Mails to guests that could not be delivered'),
    staff: t('New staff members'),
    hotel: t('Registered hotels'),
    release: t('Releases that were demoted or rolled back'),
  };
  const label = labels[preference.kind] ?? preference.kind;
  const save = (change: Partial<NotificationPreference>) =>
    update.mutate(
      { ...preference, ...change },
      {
        onSuccess: () => toast.success(t('Your choice was saved.')),
        onError: ({ message }) => toast.error(message),
      },
    );
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Checkbox checked={preference.in_app} onChange={(in_app) => save({ in_app })}>
          <span className={styles.hidden}>{t('{label}: in the app', { label })}</span>
        </Checkbox>
      </td>
      <td>
        <Checkbox checked={preference.daily_mail} onChange={(daily_mail) => save({ daily_mail })}>
          <span className={styles.hidden}>{t('{label}: daily summary by mail', { label })}</span>
        </Checkbox>
      </td>
    </tr>
  );
}
