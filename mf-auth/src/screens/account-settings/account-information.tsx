import type { UserProfile } from '@suite/contracts';
import { Badge, Panel } from '@suite/ui';
import { longDate } from '../../domain/display-date.ts';
import styles from './account-settings.module.css';

/** What nobody can change of their account. */
export function AccountInformation({ user }: { user: UserProfile }) {
  return (
    <Panel title="Account Information">
      <dl className={styles.facts}>
        <div>
          <dt>Member Since</dt>
          <dd>{longDate(user.created_at)}</dd>
        </div>
        <div>
          <dt>Account Status</dt>
          <dd>
            <Badge tone={user.is_approved ? 'success' : 'warning'}>
              {user.is_approved ? 'Active' : 'Pending Approval'}
            </Badge>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
