import { passwordHint, type ChangePasswordForm } from '@suite/contracts/auth';
import { translateMessage } from '@suite/i18n';
import { FormField, PasswordInput, type CheckedFormState } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';

interface NewPasswordStepProps {
  form: CheckedFormState<ChangePasswordForm, ChangePasswordForm>;
  minLength: number;
}

export function NewPasswordStep({ form, minLength }: NewPasswordStepProps) {
  return (
    <>
      <FormField
        label={t('New Password')}
        required
        hint={passwordHint(form.values.usr_password, minLength).map(translateMessage).join('. ')}
        error={form.errorOf('usr_password')}
      >
        <PasswordInput
          autoComplete="new-password"
          value={form.values.usr_password}
          onChange={form.change('usr_password')}
          onBlur={form.leave('usr_password')}
        />
      </FormField>
      <FormField label={t('Confirm Password')} required error={form.errorOf('confirm_password')}>
        <PasswordInput
          autoComplete="new-password"
          value={form.values.confirm_password}
          onChange={form.change('confirm_password')}
          onBlur={form.leave('confirm_password')}
        />
      </FormField>
    </>
  );
}
