import { FormField, type CheckedFormState } from '@suite/ui';
import { CodeInput } from '../../../components/code-input.tsx';
import { t } from '../../../languages/catalog.ts';

type CodeForm = { verification_code: string };

export function PasswordCodeStep({ form }: { form: CheckedFormState<CodeForm, CodeForm> }) {
  return (
    <FormField label={t('Verification Code')} required error={form.errorOf('verification_code')}>
      <CodeInput
        autoFocus
        value={form.values.verification_code}
        onChange={form.change('verification_code')}
        onBlur={form.leave('verification_code')}
      />
    </FormField>
  );
}
