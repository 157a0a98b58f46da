import {
  inputOf,
  Banner,
  FormDialog,
  FormField,
  toast,
  useCheckedForm,
  TextInput,
  type CheckedFormState,
} from '@suite/ui';
import { checkForm, type CheckedForm } from '@suite/contracts/forms';
import { renamePasskeySchema, type Passkey } from '@suite/contracts/auth';
import { t } from '../../../languages/catalog.ts';
import { useCreatePasskey, useRenamePasskey } from '../../../queries/passkeys.ts';

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

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  open: boolean;
  onClose: () => void;
}

const check = (values: object) => checkForm(renamePasskeySchema, values);

/** Each opening needs its own React key, which resets the form. */
export function RenamePasskeyDialog({ passkey, open, onClose }: RenamePasskeyDialogProps) {
  const form = useCheckedForm(check, { passkey_name: passkey.passkey_name });
  const rename = useRenamePasskey(passkey.id);
  const submit = () => {
    const value = form.submit();
    if (!value) return;
    if (!form.isChanged) return onClose();
    rename.mutate(value, {
      onSuccess: () => {
        toast.success(t('The passkey is renamed.'));
        onClose();
      },
      onError: ({ message, errors }) => {
        form.refuse(errors.length > 0 ? errors : [{ field: 'passkey_name', message }]);
      },
    });
  };
  return (
    <FormDialog
      open={open}
      title={t('Rename Passkey')}
      size="small"
      submitLabel={t('Rename')}
      busyLabel={t('Renaming...')}
      busy={rename.isPending}
      isChanged={form.isChanged}
      failures={form.failures}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField label={t('Passkey Name')} required error={form.errorOf('passkey_name')}>
        <PasskeyNameInput form={form} />
      </FormField>
    </FormDialog>
  );
}

function PasskeyNameInput({ form }: { form: CheckedFormState<{ passkey_name: string }, unknown> }) {
  return <TextInput {...inputOf(form, 'passkey_name')} autoComplete="off" maxLength={50} />;
}

interface NewPasskeyForm {
  passkey_name: string;
}

/** A passkey without a name is named after its device. */
export function checkNewPasskey({ passkey_name }: NewPasskeyForm): CheckedForm<NewPasskeyForm> {
  const name = passkey_name.trim();
  const { errors } = name === '' ? {} : checkForm(renamePasskeySchema, { passkey_name: name });
  return errors ? { errors } : { value: { passkey_name: name } };
}

/** The browser's own texts are meant for developers. */
export function describePasskeyFailure(error: Error): string {
  switch (error.name) {
    case 'ApiCallError':
      return error.message;
    case 'InvalidStateError':
      return t('This device already has a passkey for your account.');
    case 'NotAllowedError':
    case 'AbortError':
      return t('Nothing was confirmed in time. Try again when you are ready.');
    default:
      return t('Your browser could not make a passkey.');
  }
}
