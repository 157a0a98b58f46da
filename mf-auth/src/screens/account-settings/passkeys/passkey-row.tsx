import type { Passkey } from '@suite/contracts/auth';
import { formatDay, formatMoment } from '@suite/i18n/dates';
import { Button, ConfirmDialog, toast } from '@suite/ui';
import { useState } from 'react';
import { t } from '../../../languages/catalog.ts';
import { useDeletePasskey } from '../../../queries/passkeys.ts';
import styles from '../account-settings.module.css';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [shown, setShown] = useState<'rename' | 'remove'>();
  const [opening, setOpening] = useState(0);
  const remove = useDeletePasskey();
  const { passkey_name } = passkey;
  const close = () => setShown(undefined);
  const rename = () => {
    setOpening(opening + 1);
    setShown('rename');
  };
  const confirmRemoval = () =>
    // The row is unmounted with its passkey, so its own callbacks would not run.
    remove.mutateAsync(passkey.id).then(
      () => toast.success(t('The passkey is removed.')),
      ({ message }: Error) => {
        close();
        toast.error(message);
      },
    );
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.label}>{passkey_name}</p>
        <p className={styles.muted}>{describeUse(passkey)}</p>
      </div>
      <div className={styles.rowActions}>
        <Button
          size="small"
          aria-label={t('Rename {name}', { name: passkey_name })}
          aria-haspopup="dialog"
          onClick={rename}
        >
          {t('Rename')}
        </Button>
        <Button
          size="small"
          aria-label={t('Remove {name}', { name: passkey_name })}
          aria-haspopup="dialog"
          onClick={() => setShown('remove')}
        >
          {t('Remove')}
        </Button>
      </div>
      <RenamePasskeyDialog key={opening} passkey={passkey} open={shown === 'rename'} onClose={close} />
      <ConfirmDialog
        open={shown === 'remove'}
        danger
        title={t('Remove Passkey')}
        text={t('{name} will no longer open your account. Your password still does.', { name: passkey_name })}
        confirmLabel={t('Remove')}
        busyLabel={t('Removing...')}
        busy={remove.isPending}
        onConfirm={() => void confirmRemoval()}
        onCancel={close}
      />
    </li>
  );
}

function describeUse({ created_at, last_used_at }: Passkey): string {
  const day = formatDay(created_at);
  return last_used_at === null
    ? t('Added {day} · never used', { day })
    : t('Added {day} · last used {moment}', { day, moment: formatMoment(last_used_at) });
}
