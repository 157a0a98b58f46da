import type { UserProfile } from '@suite/contracts/auth';
import { Button, Panel } from '@suite/ui';
import { useState } from 'react';
import styles from './account-settings.module.css';
import { ChangeEmail } from './change-email.tsx';
import { ChangePasswordDialog } from './change-password/change-password-dialog.tsx';

/** The password and the address of the account. */
export function AccountSecurity({ user }: { user: UserProfile }) {
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  return (
    <Panel title="Account Security">
      <div className={styles.rows}>
        <div className={styles.row}>
          <div className={styles.rowText}>
            <h3 className={styles.label}>Password</h3>
            <p className={styles.muted}>Last updated: Never</p>
          </div>
          <Button
            aria-haspopup="dialog"
            onClick={() => {
              setOpening(opening + 1);
              setOpen(true);
            }}
          >
            Change Password
          </Button>
        </div>
        <ChangeEmail key={user.usr_email} user={user} />
      </div>
      <ChangePasswordDialog key={opening} open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
