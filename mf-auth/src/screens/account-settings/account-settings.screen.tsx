import { useSession } from '@suite/session';
import { Banner, Button, PageHeader, Badge, DetailList, Panel } from '@suite/ui';
import { useState } from 'react';
import { t } from '../../languages/catalog.ts';
import { useGetUserProfile } from '../../queries/user-profile.ts';
import { AccountLanguage } from './language/account-language.tsx';
import { AccountNotifications } from './notifications/account-notifications.tsx';
import { AccountPasskeys } from './passkeys/account-passkeys.tsx';
import { AccountPerson } from './account-person.tsx';
import { AccountSecondFactor } from './second-factor/account-second-factor.tsx';
import { AccountSessions } from './account-sessions.tsx';
import styles from './account-settings.module.css';
import { PersonalInformation } from './personal-information.tsx';
import { SignOutCard } from './sign-out-card.tsx';
import type { UserProfile } from '@suite/contracts/auth';
import { longDate } from '../../domain/display-date.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePasswordDialog } from './change-password/change-password-dialog.tsx';
import { SettingsRow } from './settings-row.tsx';

export function AccountSettingsScreen() {
  const { user } = useSession();
  const { error, refetch, isFetching } = useGetUserProfile();
  const [editing, setEditing] = useState(false);
  // The user is null briefly between signing out and leaving the page.
  if (!user) return null;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('Account Settings')}
        subtitle={t('Your profile, and how you get into your account')}
      />
      {error ? (
        <Banner tone="error">
          {error.message}{' '}
          <Button variant="link" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </Banner>
      ) : null}
      <div className={styles.columns}>
        <div className={styles.screen}>
          <AccountPerson user={user} editing={editing} onToggle={() => setEditing(!editing)} />
          <PersonalInformation
            key={editing ? 'edited' : JSON.stringify(user)}
            user={user}
            editing={editing}
            onDone={() => setEditing(false)}
          />
          <AccountLanguage user={user} disabled={editing} />
          <AccountNotifications />
          <AccountInformation user={user} />
        </div>
        <div className={styles.screen}>
          <AccountSecurity user={user} />
          <AccountSecondFactor />
          <AccountPasskeys />
          <AccountSessions />
          <SignOutCard />
        </div>
      </div>
    </div>
  );
}

function AccountInformation({ user }: { user: UserProfile }) {
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

function AccountSecurity({ user }: { user: UserProfile }) {
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  return (
    <Panel title={t('Account Security')}>
      <div className={styles.rows}>
        <SettingsRow title={t('Password')} text={t('Last updated: Never')}>
          <Button
            aria-haspopup="dialog"
            onClick={() => {
              setOpening(opening + 1);
              setOpen(true);
            }}
          >
            {t('Change Password')}
          </Button>
        </SettingsRow>
        <ChangeEmail key={user.usr_email} user={user} />
      </div>
      <ChangePasswordDialog key={opening} open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
