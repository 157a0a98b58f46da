import { useSession } from '@suite/session';
import {
  Banner,
  Button,
  PageHeader,
  Badge,
  DetailList,
  Panel,
  EmailAddress,
  Icon,
  useDialog,
} from '@suite/ui';
import { useState } from 'react';
import type { UserProfile } from '@suite/contracts/auth';
import { isOwnRoleName, roleLabelOf } from '@suite/contracts/permissions';
import { translateMessage, currentLocale } from '@suite/i18n';
import { t } from '../../languages/catalog.ts';
import { useGetUserProfile, userPhotoAddress } from '../../queries/user-profile.ts';
import { AccountLanguage } from './language/account-language.tsx';
import { AccountNotifications } from './notifications/account-notifications.tsx';
import { AccountPasskeys } from './passkeys/account-passkeys.tsx';
import { AccountSecondFactor } from './second-factor/account-second-factor.tsx';
import { AccountSessions, SignOutCard } from './account-sessions.tsx';
import styles from './account-settings.module.css';
import { PersonalInformation } from './personal-information.tsx';
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
  const dialog = useDialog<'password', null>('password');
  return (
    <Panel title={t('Account Security')}>
      <div className={styles.rows}>
        <SettingsRow title={t('Password')} text={t('Last updated: Never')}>
          <Button aria-haspopup="dialog" onClick={() => dialog.show('password', null)}>
            {t('Change Password')}
          </Button>
        </SettingsRow>
        <ChangeEmail key={user.usr_email} user={user} />
      </div>
      <ChangePasswordDialog key={dialog.opening} open={dialog.open} onClose={dialog.close} />
    </Panel>
  );
}

interface AccountPersonProps {
  user: UserProfile;
  editing: boolean;
  onToggle: () => void;
}

function AccountPerson({ user, editing, onToggle }: AccountPersonProps) {
  return (
    <Panel>
      <div className={styles.person}>
        <Avatar key={user.photo_version} user={user} />
        <div className={styles.personText}>
          <h2 className={styles.name}>{`${user.usr_firstname} ${user.usr_lastname}`}</h2>
          <p className={styles.muted}>
            <EmailAddress address={user.usr_email} />
          </p>
          <p className={styles.muted}>{roleLineOf(user)}</p>
        </div>
        <Button icon={<Icon name={editing ? 'close' : 'edit'} />} onClick={onToggle}>
          {editing ? t('Cancel') : t('Edit Profile')}
        </Button>
      </div>
    </Panel>
  );
}

function Avatar({ user }: { user: UserProfile }) {
  const [failures, setFailures] = useState(0);
  if (!user.photo_version || failures > 1) {
    return (
      <span className={styles.avatar} aria-hidden>
        {initialsOf(user)}
      </span>
    );
  }
  return (
    <img
      // The request that renews the session is refused itself; the next one is answered.
      key={failures}
      className={styles.avatar}
      src={userPhotoAddress(user.photo_version)}
      alt=""
      onError={() => setFailures(failures + 1)}
    />
  );
}

export function initialsOf({ usr_firstname, usr_lastname }: UserProfile): string {
  const first = (text: string) => Array.from(text.trim())[0] ?? '';
  return `${first(usr_firstname)}${first(usr_lastname)}`.toUpperCase();
}

/** Names the hotel unless the role is global. */
export function roleLineOf({ roles, permissions, hotel_name }: UserProfile): string {
  const [role] = roles;
  const names = permissions.map(({ permission_name }) => permission_name);
  const name = role?.role_name ?? roleLabelOf(names, roles);
  const label = isOwnRoleName(name) ? translateMessage(name) : name;
  return hotel_name && !role?.is_global ? t('{role} at {hotel}', { role: label, hotel: hotel_name }) : label;
}

/** Formats an instant as `5 March 2027` in the reader's time zone. */
export function longDate(instant: string): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'long', year: 'numeric' });
  return format.format(new Date(instant));
}
