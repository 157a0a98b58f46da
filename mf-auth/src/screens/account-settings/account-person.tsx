import type { UserProfile } from '@suite/contracts/auth';
import { Button, Icon, Panel } from '@suite/ui';
import { useState } from 'react';
import { initialsOf, roleLineOf } from '../../domain/describe-person.ts';
import styles from './account-settings.module.css';

interface AccountPersonProps {
  user: UserProfile;
  editing: boolean;
  onToggle: () => void;
}

/** Who this account is of, and the way to change it. */
export function AccountPerson({ user, editing, onToggle }: AccountPersonProps) {
  return (
    <Panel>
      <div className={styles.person}>
        <Avatar key={user.usr_photo} user={user} />
        <div className={styles.personText}>
          <h2 className={styles.name}>{`${user.usr_firstname} ${user.usr_lastname}`}</h2>
          <p className={styles.muted}>{user.usr_email}</p>
          <p className={styles.muted}>{roleLineOf(user)}</p>
        </div>
        <Button icon={<Icon name={editing ? 'close' : 'edit'} />} onClick={onToggle}>
          {editing ? 'Cancel' : 'Edit Profile'}
        </Button>
      </div>
    </Panel>
  );
}

function Avatar({ user }: { user: UserProfile }) {
  const [failed, setFailed] = useState(false);
  if (!user.usr_photo || failed) {
    return (
      <span className={styles.avatar} aria-hidden>
        {initialsOf(user)}
      </span>
    );
  }
  return (
    <img
      className={styles.avatar}
      src={user.usr_photo}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}
