import type { UserProfile } from '@suite/contracts/auth';
import { Button, Panel } from '@suite/ui';
import { useState } from 'react';
import { t } from '../../languages/catalog.ts';
import styles from './account-settings.module.css';
import { ChangeEmail } from './change-email.tsx';
import { ChangePasswordDialog } from './change-password/change-password-dialog.tsx';
import { SettingsRow } from './settings-row.tsx';

export function AccountSecurity({ user }: { user: UserProfile }) {
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
