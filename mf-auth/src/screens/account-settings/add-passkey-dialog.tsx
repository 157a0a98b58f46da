import { Banner, Button, Dialog, FormField, PasswordInput, TextInput, toast } from '@suite/ui';
import { useId, useState } from 'react';
import { describePasskeyFailure } from '../../domain/describe-passkey-failure.ts';
import { useCreatePasskey } from '../../queries/create-passkey.mutation.ts';
import styles from './account-settings.module.css';

/** Adds a passkey of this device. Give each opening a key of its own. */
export function AddPasskeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [asksPassword, setAsksPassword] = useState(false);
  const create = useCreatePasskey();
  const formId = useId();
  const submit = () => {
    if (create.isPending) return;
    create.mutate(
      { passkey_name: name.trim(), usr_password: asksPassword ? password : undefined },
      {
        onSuccess: () => {
          toast.success('The passkey is added.');
          onClose();
        },
        onError: (error) => {
          if ('errorType' in error && error.errorType === 'PASSWORD_REQUIRED') setAsksPassword(true);
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      title="Add a Passkey"
      description="Your browser asks you to confirm with your fingerprint, face or PIN."
      size="small"
      busy={create.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={create.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={create.isPending}
            busyLabel="Waiting for you..."
          >
            Add Passkey
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {create.error ? <Banner tone="error">{describePasskeyFailure(create.error)}</Banner> : null}
        <FormField label="Passkey Name" hint="Such as Work laptop; named after this device if left empty">
          <TextInput autoComplete="off" maxLength={50} value={name} onChange={setName} />
        </FormField>
        {asksPassword ? (
          <FormField label="Current Password" required>
            <PasswordInput autoComplete="current-password" value={password} onChange={setPassword} />
          </FormField>
        ) : null}
      </form>
    </Dialog>
  );
}
