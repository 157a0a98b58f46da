import type { AccountSession } from '@suite/contracts/auth';
import { renderMessage } from '@suite/i18n';
import { formatMoment } from '@suite/i18n/dates';
import {
  Badge,
  Banner,
  Button,
  keepFocusInList,
  Panel,
  Spinner,
  toast,
  ConfirmDialog,
  Icon,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../languages/catalog.ts';
import { useEndOtherSessions, useEndSession, listSessionsQuery, useLogout } from '../../queries/sessions.ts';
import styles from './account-settings.module.css';

export function AccountSessions() {
  const { data: sessions, error } = useQuery(listSessionsQuery);
  const endOthers = useEndOtherSessions();
  const hasOthers = sessions?.some(({ is_current }) => !is_current) ?? false;
  return (
    <Panel
      title={t('Signed-in Devices')}
      actions={
        hasOthers ? (
          <Button
            size="small"
            busy={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: () => toast.success(t('You are signed out everywhere else.')),
                onError: ({ message }) => toast.error(message),
              })
            }
          >
            {t('Sign out everywhere else')}
          </Button>
        ) : null
      }
    >
      {error ? <Banner tone="error">{error.message}</Banner> : null}
      {sessions || error ? null : <Spinner />}
      <ul className={styles.rows} onFocus={keepFocusInList}>
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Panel>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const end = useEndSession();
  const { address, last_seen_at, is_current } = session;
  const device = renderMessage(session.device_message ?? { message: session.device });
  const moment = formatMoment(last_seen_at);
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.label}>
          {device} {is_current ? <Badge tone="success">{t('This device')}</Badge> : null}
        </p>
        <p className={styles.muted}>
          {address
            ? t('{address} · last seen {moment}', { address, moment })
            : t('last seen {moment}', { moment })}
        </p>
      </div>
      {is_current ? null : (
        <Button
          size="small"
          aria-label={t('End session: {device}', { device })}
          busy={end.isPending}
          onClick={() =>
            end.mutate(session.id, {
              onSuccess: () => toast.success(t('The device is signed out.')),
              onError: ({ message }) => toast.error(message),
            })
          }
        >
          {t('End session')}
        </Button>
      )}
    </li>
  );
}

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
