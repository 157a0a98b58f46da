import { accountRoles } from '@suite/contracts/staff-roles';
import { translateMessage } from '@suite/i18n';
import { FormField, Select, TextInput, type CheckedFormState } from '@suite/ui';
import type { AccountFormValues } from '../../domain/account-form.ts';
import { t } from '../../languages/catalog.ts';
import styles from './list-accounts.module.css';

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

export function AccountFields({ form, emailReadOnly = false }: AccountFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields().map(({ name, label, ...rest }) => (
        <FormField key={name} label={label} required error={form.errorOf(name)}>
          <TextInput
            {...rest}
            name={name}
            value={form.values[name]}
            onChange={form.change(name)}
            onBlur={form.leave(name)}
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
