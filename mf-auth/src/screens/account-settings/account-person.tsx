import type { UserProfile } from '@suite/contracts/auth';
import { Button, EmailAddress, Icon, Panel } from '@suite/ui';
import { useState } from 'react';
import { initialsOf, roleLineOf } from '../../domain/describe-person.ts';
import { t } from '../../languages/catalog.ts';
import { userPhotoAddress } from '../../queries/user-profile.ts';
import styles from './account-settings.module.css';

interface AccountPersonProps {
  user: UserProfile;
  editing: boolean;
  onToggle: () => void;
}

export function AccountPerson({ user, editing, onToggle }: AccountPersonProps) {
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
