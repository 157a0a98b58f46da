import { passwordHint } from '@suite/contracts/auth';
import { translateMessage } from '@suite/i18n';
import { FormField, PasswordInput, type CheckedFormState } from '@suite/ui/core';
import { t } from '../languages/catalog.ts';

interface NewPasswordValues {
  usr_password: string;
  confirm_password: string;
}

interface NewPasswordFieldsProps {
  form: CheckedFormState<NewPasswordValues, unknown>;
  minLength: number | undefined;
}

export function NewPasswordFields({ form, minLength }: NewPasswordFieldsProps) {
  const wiring = (field: keyof NewPasswordValues) => ({
    name: field,
    autoComplete: 'new-password' as const,
    value: form.values[field],
    onChange: form.change(field),
    onBlur: form.leave(field),
  });
  return (
    <>
      <FormField
        label={t('New Password')}
        hint={
          minLength === undefined
            ? undefined
            : passwordHint(form.values.usr_password, minLength).map(translateMessage).join('. ')
        }
        error={form.errorOf('usr_password')}
      >
        <PasswordInput {...wiring('usr_password')} />
      </FormField>
      <FormField label={t('Confirm Password')} error={form.errorOf('confirm_password')}>
        <PasswordInput {...wiring('confirm_password')} />
      </FormField>
    </>
  );
}
