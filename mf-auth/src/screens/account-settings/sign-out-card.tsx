import { Banner, Button, ConfirmDialog, Icon, Panel, toast } from '@suite/ui';
import { useState } from 'react';
import { useLogout, type LogoutFailure } from '../../queries/logout.mutation.ts';
import styles from './account-settings.module.css';

/** Signs the user out on this device, after a confirmation. */
export function SignOutCard() {
  const [isConfirming, setConfirming] = useState(false);
  const logout = useLogout();
  // The screen is unmounted with the session, so its own callbacks would not run.
  const leave = () =>
    logout.mutateAsync().then(
      () => toast.success('Logged out successfully!'),
      ({ status }: LogoutFailure) =>
        toast.error(status > 0 ? 'Failed to logout. Please try again.' : 'An error occurred during logout'),
    );
  return (
    <Panel title="Sign Out">
      <div className={styles.row}>
        <p className={styles.muted}>End your session on this device.</p>
        <Button
          variant="danger"
          icon={<Icon name="logout" />}
          aria-haspopup="dialog"
          onClick={() => setConfirming(true)}
        >
          Sign Out
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        danger
        title="Confirm Logout"
        text="Are you sure you want to log out of your account? You'll need to sign in again to access your account."
        confirmLabel="Log Out"
        busyLabel="Logging Out..."
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
