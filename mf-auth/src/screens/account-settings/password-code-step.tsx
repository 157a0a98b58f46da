import { FormField } from '@suite/ui';
import { CodeInput } from '../../components/code-input.tsx';
import type { CheckedFormState } from '../../components/use-checked-form.ts';
import styles from './account-settings.module.css';

interface PasswordCodeStepProps {
  id: string;
  form: CheckedFormState<'verification_code', { verification_code: string }>;
  onSubmit: () => void;
}

/** Second step of Change Password: the mailed code. */
export function PasswordCodeStep({ id, form, onSubmit }: PasswordCodeStepProps) {
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormField label="Verification Code" required error={form.errorOf('verification_code')}>
        <CodeInput
          autoFocus
          value={form.values.verification_code}
          onChange={form.change('verification_code')}
          onBlur={form.leave('verification_code')}
        />
      </FormField>
    </form>
  );
}
