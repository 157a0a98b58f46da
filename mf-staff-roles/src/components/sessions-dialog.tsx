import type { AccountSession } from '@suite/contracts/auth';
import { renderMessage } from '@suite/i18n';
import { formatMoment } from '@suite/i18n/dates';
import { Button, ConfirmDialog, DetailsDialog, toast, type DetailsDialogProps } from '@suite/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from '../languages/catalog.ts';
import styles from './sessions-dialog.module.css';

interface SessionsDialogProps {
  open: boolean;
  /** Is the name of the person who is signed in on the devices. */
  name: string;
  sessions: DetailsDialogProps<readonly AccountSession[]>['details'];
  end: UseMutationResult<unknown, Error, string>;
  endAll: UseMutationResult<unknown, Error, void>;
  onClose: () => void;
}

type Choice = AccountSession | 'all devices';

export function SessionsDialog({ open, name, sessions, end, endAll, onClose }: SessionsDialogProps) {
  const devices = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Choice>();
  // The pressed button, which has the focus, is removed with its device.
  const ended = (text: string) => {
    devices.current?.focus();
    toast.success(text);
  };
  const refused = ({ message }: Error) => toast.error(message);
  const signOut = (session: AccountSession) =>
    end.mutate(session.id, { onSuccess: () => ended(signedOutOn(name, session)), onError: refused });
  const signOutEverywhere = () =>
    endAll.mutate(undefined, {
      onSuccess: () => ended(t('{name} is signed out everywhere.', { name })),
      onError: refused,
    });
  const signOutChosen = (choice: Choice) => {
    setChosen(undefined);
    if (choice === 'all devices') signOutEverywhere();
    else signOut(choice);
  };
  return (
    <>
      <DetailsDialog
        open={open}
        title={t('Signed-in Devices')}
        description={name}
        details={sessions}
        loadingText={t('Loading signed-in devices...')}
        actions={
          sessions.data?.length ? (
            <Button variant="danger" busy={endAll.isPending} onClick={() => setChosen('all devices')}>
              {t('Sign out everywhere')}
            </Button>
          ) : null
        }
        onClose={onClose}
      >
        {(listed) => (
          <div ref={devices} className={styles.devices} tabIndex={-1}>
            <SessionList
              sessions={listed}
              ending={end.isPending ? end.variables : undefined}
              onSignOut={setChosen}
            />
          </div>
        )}
      </DetailsDialog>
      {chosen === undefined ? null : (
        <ConfirmSignOut
          name={name}
          choice={chosen}
          onConfirm={() => signOutChosen(chosen)}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

const deviceOf = ({ device, device_message }: AccountSession) =>
  renderMessage(device_message ?? { message: device });

const signedOutOn = (name: string, session: AccountSession) =>
  t('{name} is signed out on {device}.', { name, device: deviceOf(session) });

interface ConfirmSignOutProps {
  name: string;
  choice: Choice;
  onConfirm: () => void;
  onCancel: () => void;
}

function ConfirmSignOut({ name, choice, onConfirm, onCancel }: ConfirmSignOutProps) {
  const words = choice === 'all devices' ? signOutEverywhereWords(name) : signOutWords(name, choice);
  return <ConfirmDialog open danger {...words} onConfirm={onConfirm} onCancel={onCancel} />;
}

const signOutEverywhereWords = (name: string) => ({
  title: t('Sign {name} out of all devices?', { name }),
  text: t('Work that is not saved on these devices is lost, and {name} has to sign in again.', { name }),
  confirmLabel: t('Sign out everywhere'),
});

const signOutWords = (name: string, session: AccountSession) => ({
  title: t('Sign {name} out on {device}?', { name, device: deviceOf(session) }),
  text: t('Work that is not saved there is lost, and {name} has to sign in again.', { name }),
  confirmLabel: t('Sign out'),
});

interface SessionListProps {
  sessions: readonly AccountSession[];
  ending: string | undefined;
  onSignOut: (session: AccountSession) => void;
}

function SessionList({ sessions, ending, onSignOut }: SessionListProps) {
  if (sessions.length === 0) return <p className={styles.muted}>{t('Not signed in on any device.')}</p>;
  return (
    <ul className={styles.rows}>
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          busy={ending === session.id}
          disabled={ending !== undefined && ending !== session.id}
          onSignOut={() => onSignOut(session)}
        />
      ))}
    </ul>
  );
}

interface SessionRowProps {
  session: AccountSession;
  busy: boolean;
  disabled: boolean;
  onSignOut: () => void;
}

function SessionRow({ session, busy, disabled, onSignOut }: SessionRowProps) {
  const { address, last_seen_at, signed_in_at } = session;
  const device = deviceOf(session);
  const moment = formatMoment(last_seen_at);
  const seen = address
    ? t('{address} · last seen {moment}', { address, moment })
    : t('last seen {moment}', { moment });
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.device}>{device}</p>
        <p className={styles.muted}>{seen}</p>
        <p className={styles.muted}>
          {t('Signed in since {moment}', { moment: formatMoment(signed_in_at) })}
        </p>
      </div>
      <Button
        size="small"
        aria-label={t('Sign out {device}', { device })}
        busy={busy}
        disabled={disabled}
        onClick={onSignOut}
      >
        {t('Sign out')}
      </Button>
    </li>
  );
}
