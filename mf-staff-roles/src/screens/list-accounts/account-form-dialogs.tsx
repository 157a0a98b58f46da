import {
  inputOf,
  FormDialog,
  useCheckedForm,
  FormField,
  Select,
  TextInput,
  type CheckedFormState,
} from '@suite/ui';
import { accountRoles, type Account } from '@suite/contracts/staff-roles';
import { translateMessage } from '@suite/i18n';
import { useRecordForm, useSubmit } from '../../components/record-form.tsx';
import {
  accountFormOf,
  checkNewAccount,
  checkAccountChange,
  type AccountFormValues,
} from '../../domain/account-form.ts';
import { t } from '../../languages/catalog.ts';
import { useCreateAccount, useUpdateAccount } from '../../queries/accounts.ts';
import { fullName } from '../../domain/describe-person.ts';
import styles from './list-accounts.module.css';

interface AccountFormWindow {
  open: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Each opening needs its own key. */
export function AddAccountDialog({ open, onClose, onDone }: AccountFormWindow) {
  const form = useCheckedForm(checkNewAccount, accountFormOf(null));
  const { submit, refusal, busy } = useSubmit(form, useCreateAccount(), onDone);
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
      busy={busy}
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

interface EditAccountDialogProps extends AccountFormWindow {
  opened: Account;
  current: Account;
}

export function EditAccountDialog({ open, opened, current, onClose, onDone }: EditAccountDialogProps) {
  const { form, base, notice } = useRecordForm({
    opened,
    current,
    valuesOf: accountFormOf,
    check: checkAccountChange,
  });
  const { submit, refusal, busy } = useSubmit(form, useUpdateAccount(base.user_id), onDone);
  return (
    <FormDialog
      open={open}
      title={t('Edit Account')}
      description={t('Update the account of {name}', { name: fullName(opened) })}
      size="small"
      submitLabel={t('Update Account')}
      busyLabel={t('Updating...')}
      busy={busy}
      isChanged={form.isChanged}
      failures={form.failures}
      onSubmit={submit}
      onClose={onClose}
    >
      {refusal}
      {busy || !open ? null : notice(t("Another user has changed this person's entry since you opened it."))}
      <AccountFields form={form} emailReadOnly />
    </FormDialog>
  );
}

interface AccountFieldsProps {
  form: CheckedFormState<AccountFormValues, unknown>;
  /** The address of an existing account may be changed by the person alone. */
  emailReadOnly?: boolean;
}

const fields = () =>
  [
    { name: 'usr_firstname', label: t('First Name'), maxLength: 50, type: 'text' },
    { name: 'usr_lastname', label: t('Last Name'), maxLength: 50, type: 'text' },
    { name: 'usr_email', label: t('Email'), maxLength: 254, type: 'email' },
  ] as const;

function AccountFields({ form, emailReadOnly = false }: AccountFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields().map(({ name, label, ...rest }) => (
        <FormField key={name} label={label} required error={form.errorOf(name)}>
          <TextInput
            {...inputOf(form, name)}
            {...rest}
            name={name}
            readOnly={name === 'usr_email' && emailReadOnly}
            autoComplete="off"
          />
        </FormField>
      ))}
      <FormField label={t('Role')} required error={form.errorOf('role_name')}>
        <Select
          value={form.values.role_name}
          options={accountRoles.map((role) => ({ value: role, label: translateMessage(role) }))}
          onChange={form.change('role_name')}
        />
      </FormField>
    </div>
  );
}
