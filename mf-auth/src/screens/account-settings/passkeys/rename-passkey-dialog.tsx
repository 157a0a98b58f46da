import { checkForm } from '@suite/contracts/forms';
import { renamePasskeySchema, type Passkey } from '@suite/contracts/auth';
import { FormDialog, FormField, toast, useCheckedForm } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';
import { useRenamePasskey } from '../../../queries/passkeys.ts';
import { PasskeyNameInput } from './passkey-name-input.tsx';

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
