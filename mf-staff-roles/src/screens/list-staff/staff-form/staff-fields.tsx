import { FormField, TextInput, type CheckedFormState } from '@suite/ui';
import type { StaffFormValues } from '../../../domain/staff-form.ts';
import { t } from '../../../languages/catalog.ts';
import styles from '../staff-dialogs.module.css';

interface StaffFieldsProps {
  form: CheckedFormState<StaffFormValues, unknown>;
  /** The address of an existing account may be changed by the person alone. */
  emailReadOnly?: boolean;
}

const fields = () =>
  [
    { name: 'usr_firstname', label: t('First Name'), required: true, maxLength: 50 },
    { name: 'usr_lastname', label: t('Last Name'), required: true, maxLength: 50 },
    { name: 'usr_email', label: t('Email'), required: true, maxLength: 254, type: 'email' },
    {
      name: 'usr_phone',
      label: t('Phone'),
      required: false,
      maxLength: 20,
      type: 'tel',
      hint: t('Optional, 7 to 15 characters'),
    },
    { name: 'position', label: t('Position'), required: true, maxLength: 100 },
  ] as const;

export function StaffFields({ form, emailReadOnly = false }: StaffFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields().map(({ name, label, required, ...rest }) => {
        const readOnly = name === 'usr_email' && emailReadOnly;
        const { maxLength, type = 'text', hint } = { type: undefined, hint: undefined, ...rest };
        return (
          <FormField
            key={name}
            label={label}
            required={required}
            error={form.errorOf(name)}
            hint={readOnly ? t('Only the person themselves can change it') : hint}
          >
            <TextInput
              name={name}
              type={type}
              value={form.values[name]}
              onChange={form.change(name)}
              onBlur={form.leave(name)}
              maxLength={maxLength}
              readOnly={readOnly}
              autoComplete="off"
            />
          </FormField>
        );
      })}
    </div>
  );
}
