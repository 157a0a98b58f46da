import { formatDay, formatMoment } from '@suite/contracts/dates';
import type { Passkey } from '@suite/contracts/auth';
import { Button, ConfirmDialog, toast } from '@suite/ui';
import { useState } from 'react';
import { useDeletePasskey } from '../../../queries/delete-passkey.mutation.ts';
import styles from '../account-settings.module.css';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

/** One passkey, when it was used, and what can be done with it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [shown, setShown] = useState<'rename' | 'remove'>();
  const [opening, setOpening] = useState(0);
  const remove = useDeletePasskey();
  const { passkey_name, created_at, last_used_at } = passkey;
  const close = () => setShown(undefined);
  const rename = () => {
    setOpening(opening + 1);
    setShown('rename');
  };
  const confirmRemoval = () =>
    // The row is unmounted with its passkey, so its own callbacks would not run.
    remove.mutateAsync(passkey.id).then(
      () => toast.success('The passkey is removed.'),
      ({ message }: Error) => {
        close();
        toast.error(message);
      },
    );
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.label}>{passkey_name}</p>
        <p className={styles.muted}>
          {`Added ${formatDay(created_at)} · `}
          {last_used_at === null ? 'never used' : `last used ${formatMoment(last_used_at)}`}
        </p>
      </div>
      <div className={styles.rowActions}>
        <Button size="small" aria-label={`Rename ${passkey_name}`} aria-haspopup="dialog" onClick={rename}>
          Rename
        </Button>
        <Button
          size="small"
          aria-label={`Remove ${passkey_name}`}
          aria-haspopup="dialog"
          onClick={() => setShown('remove')}
        >
          Remove
        </Button>
      </div>
      <RenamePasskeyDialog key={opening} passkey={passkey} open={shown === 'rename'} onClose={close} />
      <ConfirmDialog
        open={shown === 'remove'}
        danger
        title="Remove Passkey"
        text={`${passkey_name} will no longer open your account. Your password still does.`}
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={remove.isPending}
        onConfirm={() => void confirmRemoval()}
        onCancel={close}
      />
    </li>
  );
}
