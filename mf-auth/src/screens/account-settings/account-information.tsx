import type { UserProfile } from '@suite/contracts/auth';
import { Badge, DetailList, Panel } from '@suite/ui';
import { longDate } from '../../domain/display-date.ts';

/** The read-only fields of the own account. */
export function AccountInformation({ user }: { user: UserProfile }) {
  const status = (
    <Badge tone={user.is_approved ? 'success' : 'warning'}>
      {user.is_approved ? 'Active' : 'Pending Approval'}
    </Badge>
  );
  return (
    <Panel title="Account Information">
      <DetailList
        items={[
          { label: 'Member Since', value: longDate(user.created_at) },
          { label: 'Account Status', value: status },
        ]}
      />
    </Panel>
  );
}
