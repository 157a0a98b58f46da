import {
  Banner,
  Button,
  Icon,
  keepFocusInList,
  Panel,
  Spinner,
  ConfirmDialog,
  toast,
  useDialog,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import type { Passkey } from '@suite/contracts/auth';
import { formatDay, formatMoment } from '@suite/i18n/dates';
import { t } from '../../../languages/catalog.ts';
import { listPasskeysQuery, useDeletePasskey } from '../../../queries/passkeys.ts';
import styles from '../account-settings.module.css';
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';

const isSupported = () => 'PublicKeyCredential' in globalThis;

export function AccountPasskeys() {
  const { data: passkeys, error } = useQuery(listPasskeysQuery);
  const dialog = useDialog<'add', null>('add');
  const add = () => dialog.show('add', null);
  return (
    <Panel
      title={t('Passkeys')}
      actions={
        isSupported() ? (
          <Button size="small" icon={<Icon name="plus" />} aria-haspopup="dialog" onClick={add}>
            {t('Add a passkey')}
          </Button>
        ) : null
      }
    >
      {error ? <Banner tone="error">{error.message}</Banner> : null}
      {passkeys || error ? null : <Spinner />}
      {passkeys?.length === 0 ? (
        <p className={styles.muted}>
          {t("Sign in with your fingerprint, your face or your device's PIN instead of a password.")}
          {isSupported() ? null : ` ${t('This browser cannot make passkeys.')}`}
        </p>
      ) : null}
      <ul className={styles.rows} onFocus={keepFocusInList}>
        {passkeys?.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <AddPasskeyDialog key={dialog.opening} open={dialog.open} onClose={dialog.close} />
    </Panel>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { kind, open, opening, show, close } = useDialog<'rename' | 'remove', null>('rename');
  const remove = useDeletePasskey();
  const { passkey_name } = passkey;
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
          onClick={() => show('rename', null)}
        >
          {t('Rename')}
        </Button>
        <Button
          size="small"
          aria-label={t('Remove {name}', { name: passkey_name })}
          aria-haspopup="dialog"
          onClick={() => show('remove', null)}
        >
          {t('Remove')}
        </Button>
      </div>
      <RenamePasskeyDialog key={opening} passkey={passkey} open={open && kind === 'rename'} onClose={close} />
      <ConfirmDialog
        open={open && kind === 'remove'}
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
