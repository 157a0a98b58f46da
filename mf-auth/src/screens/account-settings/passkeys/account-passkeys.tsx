import { Banner, Button, Icon, keepFocusInList, Panel, Spinner } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../languages/catalog.ts';
import { listPasskeysQuery } from '../../../queries/passkeys.ts';
import styles from '../account-settings.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';

const isSupported = () => 'PublicKeyCredential' in globalThis;

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
      <AddPasskeyDialog key={opening} open={adding} onClose={() => setAdding(false)} />
    </Panel>
  );
}
