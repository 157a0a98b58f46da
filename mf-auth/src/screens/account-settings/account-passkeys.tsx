import type { Passkey } from '@suite/contracts';
import { Banner, Button, ConfirmDialog, Icon, Panel, Spinner, toast } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAndTime, longDate } from '../../domain/display-date.ts';
import { useDeletePasskey } from '../../queries/delete-passkey.mutation.ts';
import { listPasskeysQuery } from '../../queries/list-passkeys.query.ts';
import styles from './account-settings.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';

const isSupported = () => 'PublicKeyCredential' in globalThis;

/** Passkeys: a second way into the account. */
export function AccountPasskeys() {
  const { data: passkeys, error } = useQuery(listPasskeysQuery);
  const [adding, setAdding] = useState(false);
  const [opening, setOpening] = useState(0);
  const add = () => {
    setOpening(opening + 1);
    setAdding(true);
  };
  return (
    <Panel
      title="Passkeys"
      actions={
        isSupported() ? (
          <Button size="small" icon={<Icon name="plus" />} aria-haspopup="dialog" onClick={add}>
            Add a passkey
          </Button>
        ) : null
      }
    >
      {error ? <Banner tone="error">{error.message}</Banner> : null}
      {passkeys || error ? null : <Spinner />}
      {passkeys?.length === 0 ? (
        <p className={styles.muted}>
          Sign in with your fingerprint, your face or your device's PIN instead of a password.
          {isSupported() ? '' : ' This browser cannot make passkeys.'}
        </p>
      ) : null}
      <ul className={styles.rows}>
        {passkeys?.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <AddPasskeyDialog key={opening} open={adding} onClose={() => setAdding(false)} />
    </Panel>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [asked, setAsked] = useState(false);
  const remove = useDeletePasskey();
  const { passkey_name, created_at, last_used_at } = passkey;
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.label}>{passkey_name}</p>
        <p className={styles.muted}>
          {`Added ${longDate(created_at)} · `}
          {last_used_at === null ? 'never used' : `last used ${dayAndTime(last_used_at)}`}
        </p>
      </div>
      <Button
        size="small"
        aria-label={`Remove ${passkey_name}`}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        title="Remove Passkey"
        text={`${passkey_name} will no longer open your account. Your password still does.`}
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(passkey.id, {
            onSuccess: () => toast.success('The passkey is removed.'),
            onError: ({ message }) => {
              setAsked(false);
              toast.error(message);
            },
          })
        }
        onCancel={() => setAsked(false)}
      />
    </li>
  );
}
