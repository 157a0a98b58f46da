import { Checkbox, FieldGroup, FormField } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import type { ProviderFormState } from './connection-fields.tsx';
import styles from './single-sign-on.module.css';

interface RuleFieldsProps {
  form: ProviderFormState;
  isPlatform: boolean;
  /** Requires that a user who manages the hotel has signed in with the provider. */
  canBeRequired: boolean;
}

const rule = () =>
  t(
    'Passwords and passkeys of your people are refused, and sessions that began with them end. Those who manage the hotel keep theirs, so that a provider that fails locks no one out for good; a Super Admin can switch this off too.',
  );
const firstTry = () => t('First sign in with the provider once yourself: this shows that it works.');

export function RuleFields({ form, isPlatform, canBeRequired }: RuleFieldsProps) {
  const { is_enabled, is_required } = form.values;
  return (
    <FieldGroup legend={t('Use')}>
      <div className={styles.rows}>
        <FormField label={t('Single sign-on')} error={form.errorOf('is_enabled')}>
          <Checkbox
            checked={is_enabled}
            onChange={(on) => form.update({ ...form.values, is_enabled: on, is_required: on && is_required })}
          >
            {t('People can sign in with this provider')}
          </Checkbox>
        </FormField>
        {isPlatform ? null : (
          <FormField
            label={t('Passwords')}
            error={form.errorOf('is_required')}
            hint={canBeRequired || is_required ? rule() : `${firstTry()} ${rule()}`}
          >
            <Checkbox
              checked={is_required}
              disabled={!is_enabled || (!canBeRequired && !is_required)}
              onChange={form.change('is_required')}
            >
              {t('Only single sign-on: switch passwords off')}
            </Checkbox>
          </FormField>
        )}
      </div>
    </FieldGroup>
  );
}
