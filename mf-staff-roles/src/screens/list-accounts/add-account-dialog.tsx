import { FormDialog, useCheckedForm } from '@suite/ui';
import { useRefusal } from '../../components/use-refusal.tsx';
import { accountFormOf, checkNewAccount } from '../../domain/account-form.ts';
import { t } from '../../languages/catalog.ts';
import { useCreateAccount } from '../../queries/accounts.ts';
import { AccountFields } from './account-fields.tsx';

interface AddAccountDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Each opening needs its own key. */
export function AddAccountDialog({ open, onClose, onDone }: AddAccountDialogProps) {
  const form = useCheckedForm(checkNewAccount, accountFormOf(null));
  const create = useCreateAccount();
  const [refusal, refuse] = useRefusal(form.refuse);
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    create.mutate(payload, { onSuccess: ({ message }) => onDone(message), onError: refuse });
  };
  return (
    <FormDialog
      open={open}
      title={t('Add Account')}
      description={t(
        'They get an e-mail with a password for their first sign-in, and then choose their own.',
      )}
      size="small"
      submitLabel={t('Add Account')}
      busyLabel={t('Adding...')}
      busy={create.isPending}
      isChanged={form.isChanged}
      failures={form.failures}
      onSubmit={submit}
      onClose={onClose}
    >
      {refusal}
      <AccountFields form={form} />
    </FormDialog>
  );
}
