import type { UserProfile } from '@suite/contracts/auth';
import { Badge, DetailList, Panel } from '@suite/ui';
import { longDate } from '../../domain/display-date.ts';
import { t } from '../../languages/catalog.ts';

export function AccountInformation({ user }: { user: UserProfile }) {
  const status = (
    <Badge tone={user.is_approved ? 'success' : 'warning'}>
      {user.is_approved ? t('Active') : t('Pending Approval')}
    </Badge>
  );
  return (
    <Panel title={t('Account Information')}>
      <DetailList
        items={[
          { label: t('Member Since'), value: longDate(user.created_at) },
          { label: t('Account Status'), value: status },
        ]}
      />
    </Panel>
  );
}
