import type { Account } from '@suite/contracts/staff-roles';
import { FormDialog } from '@suite/ui';
import { ChangedMeanwhile } from '../../components/changed-meanwhile.tsx';
import { useRecordForm } from '../../components/use-record-form.ts';
import { useRefusal } from '../../components/use-refusal.tsx';
import { accountFormOf, checkAccountChange } from '../../domain/account-form.ts';
import { fullName } from '../../domain/describe-person.ts';
import { t } from '../../languages/catalog.ts';
import { useUpdateAccount } from '../../queries/accounts.ts';
import { AccountFields } from './account-fields.tsx';

interface EditAccountDialogProps {
  open: boolean;
  opened: Account;
  current: Account;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function EditAccountDialog({ open, opened, current, onClose, onDone }: EditAccountDialogProps) {
  const { form, base, isOutdated, takeOver } = useRecordForm({
    opened,
    current,
    valuesOf: accountFormOf,
    check: checkAccountChange,
  });
  const update = useUpdateAccount(base.user_id);
  const [refusal, refuse] = useRefusal(form.refuse);
  const submit = () => {
    const payload = form.submit();
    if (!payload) return;
    update.mutate(payload, { onSuccess: ({ message }) => onDone(message), onError: refuse });
  };
  return (
    <FormDialog
      open={open}
      title={t('Edit Account')}
      description={t('Update the account of {name}', { name: fullName(opened) })}
      size="small"
      submitLabel={t('Update Account')}
      busyLabel={t('Updating...')}
      busy={update.isPending}
      isChanged={form.isChanged}
      failures={form.failures}
      onSubmit={submit}
      onClose={onClose}
    >
      {refusal}
      {isOutdated && !update.isPending && open ? (
        <ChangedMeanwhile
          text={t("Another user has changed this person's entry since you opened it.")}
          onTakeOver={takeOver}
        />
      ) : null}
      <AccountFields form={form} emailReadOnly />
    </FormDialog>
  );
}
