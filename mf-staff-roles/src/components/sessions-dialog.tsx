import { formatMoment } from '@suite/contracts/dates';
import type { AccountSession } from '@suite/contracts/auth';
import { Button, ConfirmDialog, DetailsDialog, toast, type DetailsDialogProps } from '@suite/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styles from './sessions-dialog.module.css';

interface SessionsDialogProps {
  open: boolean;
  /** Whose devices they are. */
  name: string;
  sessions: DetailsDialogProps<readonly AccountSession[]>['details'];
  end: UseMutationResult<unknown, Error, string>;
  endAll: UseMutationResult<unknown, Error, void>;
  onClose: () => void;
}

type Choice = AccountSession | 'all devices';

/** Where a person is signed in, and the way to end that once it was confirmed. */
export function SessionsDialog({ open, name, sessions, end, endAll, onClose }: SessionsDialogProps) {
  const devices = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Choice>();
  // The pressed button is removed with its device.
  const ended = (text: string) => {
    devices.current?.focus();
    toast.success(text);
  };
  const refused = ({ message }: Error) => toast.error(message);
  const signOut = ({ id, device }: AccountSession) =>
    end.mutate(id, { onSuccess: () => ended(`${name} is signed out on ${device}.`), onError: refused });
  const signOutEverywhere = () =>
    endAll.mutate(undefined, {
      onSuccess: () => ended(`${name} is signed out everywhere.`),
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
        title="Signed-in Devices"
        description={name}
        details={sessions}
        loadingText="Loading signed-in devices..."
        actions={
          sessions.data?.length ? (
            <Button variant="danger" busy={endAll.isPending} onClick={() => setChosen('all devices')}>
              Sign out everywhere
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

interface ConfirmSignOutProps {
  name: string;
  choice: Choice;
  onConfirm: () => void;
  onCancel: () => void;
}

function ConfirmSignOut({ name, choice, onConfirm, onCancel }: ConfirmSignOutProps) {
  const isAll = choice === 'all devices';
  return (
    <ConfirmDialog
      open
      danger
      title={`Sign ${name} out ${isAll ? 'of all devices' : `on ${choice.device}`}?`}
      text={`Work that is not saved ${isAll ? 'on these devices' : 'there'} is lost, and ${name} has to sign in again.`}
      confirmLabel={isAll ? 'Sign out everywhere' : 'Sign out'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

interface SessionListProps {
  sessions: readonly AccountSession[];
  /** The session that is being ended. */
  ending: string | undefined;
  onSignOut: (session: AccountSession) => void;
}

function SessionList({ sessions, ending, onSignOut }: SessionListProps) {
  if (sessions.length === 0) return <p className={styles.muted}>Not signed in on any device.</p>;
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
  const { device, address, last_seen_at, signed_in_at } = session;
  const seen = [address, `last seen ${formatMoment(last_seen_at)}`].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.device}>{device}</p>
        <p className={styles.muted}>{seen}</p>
        <p className={styles.muted}>{`Signed in since ${formatMoment(signed_in_at)}`}</p>
      </div>
      <Button
        size="small"
        aria-label={`Sign out ${device}`}
        busy={busy}
        disabled={disabled}
        onClick={onSignOut}
      >
        Sign out
      </Button>
    </li>
  );
}
