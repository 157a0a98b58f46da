import { maxMinPasswordLength, minPasswordLength } from '@suite/contracts/auth';
import { Checkbox, FieldGroup, FormField, NumberInput } from '@suite/ui';
import { t } from '../../../languages/catalog.ts';
import type { HotelProfileFormState } from './contact-fields.tsx';
import styles from '../hotel-profile.module.css';

export function SignInFields({ form }: { form: HotelProfileFormState }) {
  const { password_min_length, requires_second_factor } = form.values;
  return (
    <FieldGroup legend={t('Sign-in of Your Staff')}>
      <div className={styles.fields}>
        <FormField
          label={t('Password Length')}
          required
          error={form.errorOf('password_min_length')}
          hint={t(
            "The fewest characters of your staff's passwords, 6 to 64. Shorter ones are changed at the next sign-in. The platform may ask for more.",
          )}
        >
          <NumberInput
            min={minPasswordLength}
            max={maxMinPasswordLength}
            step={1}
            value={password_min_length}
            onChange={form.change('password_min_length')}
            onBlur={form.leave('password_min_length')}
          />
        </FormField>
        <FormField
          label={t('Two-Step Verification')}
          error={form.errorOf('requires_second_factor')}
          hint={t(
            'At their next sign-in, your staff set up an authenticator app or a passkey before anything else. The platform may require it too.',
          )}
        >
          <Checkbox checked={requires_second_factor} onChange={form.change('requires_second_factor')}>
            {t('Require two-step verification')}
          </Checkbox>
        </FormField>
      </div>
    </FieldGroup>
  );
}
