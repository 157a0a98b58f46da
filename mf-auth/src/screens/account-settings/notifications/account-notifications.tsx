import type { NotificationPreference } from '@suite/contracts/notifications';
import { Checkbox, Panel, QueryContent, toast } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { listNotificationPreferencesQuery } from '../../../queries/list-notification-preferences.query.ts';
import { useUpdateNotificationPreference } from '../../../queries/update-notification-preference.mutation.ts';
import styles from './account-notifications.module.css';

/** Of what the user is notified, and by which ways. Nothing where their permissions allow no kind. */
export function AccountNotifications() {
  const query = useQuery(listNotificationPreferencesQuery);
  if (query.data?.preferences.length === 0) return null;
  return (
    <Panel title="How you are notified">
      <QueryContent query={query} loadingText="Loading how you are notified..." skeletonLines={6}>
        {({ preferences, time_zone }) => (
          <>
            <p className={styles.hint}>
              {`The summary is mailed at 07:00 (${time_zone}) on days when you have something new that is unread.`}
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
    <table className={styles.table} aria-label="Notifications">
      <thead>
        <tr>
          <th scope="col">Notify me of</th>
          <th scope="col">In the app</th>
          <th scope="col">Daily summary by mail</th>
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
    review: 'Photos to review',
    failures: 'Three failed checks in a row',
    flags: 'Flags of checks',
    desk: 'Guests who show an ID at the desk',
    email: 'Mails to guests that could not be delivered',
    staff: 'New staff members',
    hotel: 'Registered hotels',
    release: 'Releases that were demoted or rolled back',
  };
  const label = labels[preference.kind] ?? preference.kind;
  const save = (change: Partial<NotificationPreference>) =>
    update.mutate(
      { ...preference, ...change },
      {
        onSuccess: () => toast.success('Your choice was saved.'),
        onError: ({ message }) => toast.error(message),
      },
    );
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Checkbox checked={preference.in_app} onChange={(in_app) => save({ in_app })}>
          <span className={styles.hidden}>{`${label}: in the app`}</span>
        </Checkbox>
      </td>
      <td>
        <Checkbox checked={preference.daily_mail} onChange={(daily_mail) => save({ daily_mail })}>
          <span className={styles.hidden}>{`${label}: daily summary by mail`}</span>
        </Checkbox>
      </td>
    </tr>
  );
}
