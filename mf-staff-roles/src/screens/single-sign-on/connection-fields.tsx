import { FieldGroup, FormField, PasswordInput, TextInput, type CheckedFormState } from '@suite/ui';
import type { SingleSignOnValues } from '../../domain/single-sign-on-form.ts';
import { t } from '../../languages/catalog.ts';
import styles from './single-sign-on.module.css';

export type ProviderFormState = CheckedFormState<SingleSignOnValues, unknown>;

const fields = () =>
  [
    {
      name: 'provider_name',
      label: t('Name'),
      maxLength: 60,
      hint: t('People see it on the sign-in page: “Continue with …”.'),
    },
    {
      name: 'issuer',
      label: t('Issuer'),
      maxLength: 500,
      hint: t('The address of the provider, such as https://login.example.com.'),
    },
    { name: 'client_id', label: t('Client ID'), maxLength: 300, hint: undefined },
  ] as const;

export function ConnectionFields({ form, hasSecret }: { form: ProviderFormState; hasSecret: boolean }) {
  return (
    <FieldGroup legend={t('Connection')}>
      <div className={styles.fields}>
        {fields().map(({ name, label, hint, maxLength }) => (
          <FormField key={name} label={label} required error={form.errorOf(name)} hint={hint}>
            <TextInput
              name={name}
              type={name === 'issuer' ? 'url' : 'text'}
              autoComplete="off"
              maxLength={maxLength}
              value={form.values[name]}
              onChange={form.change(name)}
              onBlur={form.leave(name)}
            />
          </FormField>
        ))}
        <FormField
          label={t('Client secret')}
          required={!hasSecret}
          error={form.errorOf('client_secret')}
          hint={hasSecret ? t('Stored, and not shown. Enter one to replace it.') : undefined}
        >
          <PasswordInput
            name="client_secret"
            autoComplete="new-password"
            maxLength={1_000}
            value={form.values.client_secret}
            onChange={form.change('client_secret')}
          />
        </FormField>
      </div>
    </FieldGroup>
  );
}
