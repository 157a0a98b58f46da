import { Banner, Button, ConfirmDialog, Icon, Panel, toast } from '@suite/ui';
import { useState } from 'react';
import { t } from '../../languages/catalog.ts';
import { useLogout } from '../../queries/sessions.ts';
import styles from './account-settings.module.css';

export function SignOutCard() {
  const [isConfirming, setConfirming] = useState(false);
  const logout = useLogout();
  // The screen is unmounted with the session, so its own callbacks would not run.
  const leave = () =>
    logout.mutateAsync().then(
      () => toast.success(t('Logged out successfully!')),
      ({ status }: { status: number }) =>
        toast.error(
          status > 0 ? t('Failed to logout. Please try again.') : t('An error occurred during logout'),
        ),
    );
  return (
    <Panel title={t('Sign Out')}>
      <div className={styles.row}>
        <p className={styles.muted}>{t('End your session on this device.')}</p>
        <Button
          variant="danger"
          icon={<Icon name="logout" />}
          aria-haspopup="dialog"
          onClick={() => setConfirming(true)}
        >
          {t('Sign out of this device')}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        danger
        title={t('Confirm Logout')}
        text={t(
          "Are you sure you want to log out of your account? You'll need to sign in again to access your account.",
        )}
        confirmLabel={t('Log Out')}
        busyLabel={t('Logging Out...')}
        busy={logout.isPending}
        onConfirm={() => void leave()}
        onCancel={() => {
          logout.reset();
          setConfirming(false);
        }}
      >
        {logout.error ? <Banner tone="error">{logout.error.message}</Banner> : null}
      </ConfirmDialog>
    </Panel>
  );
}
