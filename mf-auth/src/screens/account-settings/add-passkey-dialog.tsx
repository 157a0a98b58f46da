import { Banner, FormDialog, FormField, PasswordInput, TextInput, toast, useCheckedForm } from '@suite/ui';
import { useState } from 'react';
import { checkNewPasskey, type NewPasskeyForm } from '../../domain/check-new-passkey.ts';
import { describePasskeyFailure } from '../../domain/describe-passkey-failure.ts';
import { useCreatePasskey } from '../../queries/create-passkey.mutation.ts';

/** Adds a passkey of this device. Give each opening a key of its own. */
export function AddPasskeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [asksPassword, setAsksPassword] = useState(false);
  const check = (values: NewPasskeyForm) => checkNewPasskey(values, asksPassword);
  const form = useCheckedForm(check, { passkey_name: '', usr_password: '' });
  const create = useCreatePasskey();
  const submit = () => {
    const value = form.submit();
    if (!value) return;
    create.mutate(value, {
      onSuccess: () => {
        toast.success('The passkey is added.');
        onClose();
      },
      onError: (error) => {
        if ('errorType' in error && error.errorType === 'PASSWORD_REQUIRED') {
          // Nothing of it was wrong yet: it is only asked for now.
          form.reset(form.values);
          setAsksPassword(true);
        }
      },
    });
  };
  return (
    <FormDialog
      open={open}
      title="Add a Passkey"
      description="Your browser asks you to confirm with your fingerprint, face or PIN."
      size="small"
      submitLabel="Add Passkey"
      busyLabel="Waiting for you..."
      busy={create.isPending}
      failures={form.failures}
      onSubmit={submit}
      onClose={onClose}
    >
      {create.error ? <Banner tone="error">{describePasskeyFailure(create.error)}</Banner> : null}
      <FormField
        label="Passkey Name"
        hint="Such as Work laptop; named after this device if left empty"
        error={form.errorOf('passkey_name')}
      >
        <TextInput
          autoComplete="off"
          maxLength={50}
          value={form.values.passkey_name}
          onChange={form.change('passkey_name')}
          onBlur={form.leave('passkey_name')}
        />
      </FormField>
      {asksPassword ? (
        <FormField label="Current Password" required error={form.errorOf('usr_password')}>
          <PasswordInput
            autoFocus
            autoComplete="current-password"
            value={form.values.usr_password}
            onChange={form.change('usr_password')}
            onBlur={form.leave('usr_password')}
          />
        </FormField>
      ) : null}
    </FormDialog>
  );
}
