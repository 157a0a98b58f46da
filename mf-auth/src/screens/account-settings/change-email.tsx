import type { UserProfile } from '@suite/contracts/auth';
import { useUnsaved } from '@suite/session';
import { Badge, Banner, Button, EmailAddress, FormField, TextInput, toast } from '@suite/ui';
import { useState } from 'react';
import { CodeInput } from '../../components/code-input.tsx';
import { t } from '../../languages/catalog.ts';
import { useSendEmailVerification, useUpdateUserProfile } from '../../queries/user-profile.ts';
import styles from './account-settings.module.css';
import { InlineForm, SettingsRow } from './settings-row.tsx';

function useEmailChange(user: UserProfile) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const send = useSendEmailVerification();
  const update = useUpdateUserProfile(t('Failed to update email address'));
  /** The code went to this address; the field may have changed since. */
  const pending = send.isSuccess ? send.variables : undefined;
  useUnsaved(email !== '');

  const verify = () => {
    if (send.isPending) return;
    const address = email.trim();
    if (address === '' || address.toLowerCase() === user.usr_email.toLowerCase()) {
      return void toast.warning(t('Please enter a different email address'));
    }
    setCode('');
    send.mutate(address, {
      onSuccess: () => toast.success(t('Verification code sent to {address}', { address })),
      onError: ({ status, message }) =>
        // The server has not evaluated the address.
        toast.error(status === 0 || status >= 500 ? t('Failed to send verification code') : message),
    });
  };
  const move = () => {
    if (update.isPending || pending === undefined) return;
    if (code.length < 6) return void toast.warning(t('Please enter the verification code'));
    // The new address remounts this component, so its own callbacks would not run.
    update.mutateAsync({ new_email: pending, verification_code: code }).then(
      () => toast.success(t('Email address updated successfully!')),
      ({ message }: Error) => toast.error(message),
    );
  };
  return { email, setEmail, code, setCode, pending, send, update, verify, move };
}

/** A code mailed to the new address proves that it belongs to the user. */
export function ChangeEmail({ user }: { user: UserProfile }) {
  const { email, setEmail, code, setCode, pending, send, update, verify, move } = useEmailChange(user);
  return (
    <SettingsRow
      title={
        <>
          {t('Email Address')} <Badge tone="success">{t('Verified')}</Badge>
        </>
      }
      text={<EmailAddress address={user.usr_email} />}
    >
      <div className={styles.stack}>
        <InlineForm
          onSubmit={verify}
          button={
            <Button type="submit" busy={send.isPending} busyLabel={t('Sending...')}>
              {t('Verify')}
            </Button>
          }
        >
          <FormField label={t('New Email Address')}>
            <TextInput type="email" autoComplete="off" value={email} onChange={setEmail} />
          </FormField>
        </InlineForm>
        {send.error ? <Banner tone="error">{send.error.message}</Banner> : null}
        {pending === undefined ? null : (
          <>
            <Banner tone="success">{t('Email verification sent successfully.')}</Banner>
            <InlineForm
              onSubmit={move}
              button={
                <Button variant="primary" type="submit" busy={update.isPending} busyLabel={t('Updating...')}>
                  {t('Update Email')}
                </Button>
              }
            >
              <FormField
                label={t('Verification Code')}
                hint={t('Verification code sent to: {address}', { address: pending })}
                error={update.error?.message}
              >
                <CodeInput value={code} onChange={setCode} />
              </FormField>
            </InlineForm>
          </>
        )}
      </div>
    </SettingsRow>
  );
}
