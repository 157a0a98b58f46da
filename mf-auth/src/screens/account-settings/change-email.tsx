import type { UserProfile } from '@suite/contracts/auth';
import { useUnsaved } from '@suite/session';
import { Badge, Banner, Button, FormField, TextInput, toast } from '@suite/ui';
import { useState } from 'react';
import { CodeInput } from '../../components/code-input.tsx';
import { unsentMessage, useSendEmailVerification } from '../../queries/send-email-verification.mutation.ts';
import { useUpdateUserProfile, type UpdateFailure } from '../../queries/update-user-profile.mutation.ts';
import styles from './account-settings.module.css';

/** The address of the account, and the way to another one: a code mailed there proves that it is one's own. */
export function ChangeEmail({ user }: { user: UserProfile }) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const send = useSendEmailVerification();
  const update = useUpdateUserProfile('Failed to update email address');
  /** Where the code went; the address may be changed in the field meanwhile. */
  const pending = send.isSuccess ? send.variables : undefined;
  useUnsaved(email !== '');

  const verify = () => {
    if (send.isPending) return;
    const address = email.trim();
    if (address === '' || address.toLowerCase() === user.usr_email.toLowerCase()) {
      return void toast.warning('Please enter a different email address');
    }
    setCode('');
    send.mutate(address, {
      onSuccess: () => toast.success(`Verification code sent to ${address}`),
      onError: ({ message }) =>
        toast.error(message === unsentMessage ? 'Failed to send verification code' : message),
    });
  };
  const move = () => {
    if (update.isPending || pending === undefined) return;
    if (code.length < 6) return void toast.warning('Please enter the verification code');
    // The new address remounts this component, so its own callbacks would not run.
    update.mutateAsync({ new_email: pending, verification_code: code }).then(
      () => toast.success('Email address updated successfully!'),
      ({ message }: UpdateFailure) => toast.error(message),
    );
  };

  return (
    <div className={styles.row}>
      <div className={styles.rowText}>
        <h3 className={styles.label}>
          Email Address <Badge tone="success">Verified</Badge>
        </h3>
        <p className={styles.muted}>{user.usr_email}</p>
      </div>
      <div className={styles.stack}>
        <form
          className={styles.move}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            verify();
          }}
        >
          <FormField label="New Email Address">
            <TextInput type="email" autoComplete="off" value={email} onChange={setEmail} />
          </FormField>
          <div className={styles.beside}>
            <Button type="submit" busy={send.isPending} busyLabel="Sending...">
              Verify
            </Button>
          </div>
        </form>
        {send.error ? <Banner tone="error">{send.error.message}</Banner> : null}
        {pending === undefined ? null : (
          <>
            <Banner tone="success">Email verification sent successfully.</Banner>
            <form
              className={styles.move}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                move();
              }}
            >
              <FormField
                label="Verification Code"
                hint={`Verification code sent to: ${pending}`}
                error={update.error?.message}
              >
                <CodeInput value={code} onChange={setCode} />
              </FormField>
              <div className={styles.beside}>
                <Button variant="primary" type="submit" busy={update.isPending} busyLabel="Updating...">
                  Update Email
                </Button>
              </div>
            </form>
          </>
        )}
      </div>
    </div>
  );
}
