import { Banner, FormDialog, FormField, toast, useCheckedForm } from '@suite/ui';
import { checkNewPasskey } from '../../../domain/check-new-passkey.ts';
import { describePasskeyFailure } from '../../../domain/describe-passkey-failure.ts';
import { t } from '../../../languages/catalog.ts';
import { useCreatePasskey } from '../../../queries/passkeys.ts';
import { PasskeyNameInput } from './passkey-name-input.tsx';

/** Each opening needs its own React key, which resets the form. */
export function AddPasskeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useCheckedForm(checkNewPasskey, { passkey_name: '' });
  const create = useCreatePasskey();
  const submit = () => {
    const value = form.submit();
    if (!value) return;
    create.mutate(value, {
      onSuccess: () => {
        toast.success(t('The passkey is added.'));
        onClose();
      },
    });
  };
  return (
    <FormDialog
      open={open}
      title={t('Add a Passkey')}
      description={t('Your browser asks you to confirm with your fingerprint, face or PIN.')}
      size="small"
      submitLabel={t('Add Passkey')}
      busyLabel={t('Waiting for you...')}
      busy={create.isPending}
      isChanged={form.isChanged}
      failures={form.failures}
      onSubmit={submit}
      onClose={onClose}
    >
      {create.error ? <Banner tone="error">{describePasskeyFailure(create.error)}</Banner> : null}
      <FormField
        label={t('Passkey Name')}
        hint={t('Such as Work laptop; named after this device if left empty')}
        error={form.errorOf('passkey_name')}
      >
        <PasskeyNameInput form={form} />
      </FormField>
    </FormDialog>
  );
}
