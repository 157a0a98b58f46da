import {
  inputOf,
  FieldGroup,
  FormField,
  PasswordInput,
  TextInput,
  Select,
  Button,
  Icon,
  Checkbox,
  type CheckedFormState,
  type SelectOption,
} from '@suite/ui';
import type { SingleSignOn } from '@suite/contracts/single-sign-on';
import type { RoleMapping, SingleSignOnValues } from '../../domain/single-sign-on-form.ts';
import { t } from '../../languages/catalog.ts';
import styles from './single-sign-on.module.css';

type ProviderFormState = CheckedFormState<SingleSignOnValues, unknown>;

const fields = () =>
  [
    ['provider_name', t('Name'), 60, t('People see it on the sign-in page: “Continue with …”.')],
    ['issuer', t('Issuer'), 500, t('The address of the provider, such as https://login.example.com.')],
    ['client_id', t('Client ID'), 300, undefined],
  ] as const;

export function ConnectionFields({ form, hasSecret }: { form: ProviderFormState; hasSecret: boolean }) {
  return (
    <FieldGroup legend={t('Connection')}>
      <div className={styles.fields}>
        {fields().map(([name, label, maxLength, hint]) => (
          <FormField key={name} label={label} required error={form.errorOf(name)} hint={hint}>
            <TextInput
              {...inputOf(form, name)}
              name={name}
              type={name === 'issuer' ? 'url' : 'text'}
              autoComplete="off"
              maxLength={maxLength}
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

interface AccountFieldsProps {
  form: ProviderFormState;
  roles: SingleSignOn['roles'];
}

export function AccountFields({ form, roles }: AccountFieldsProps) {
  const options = roles.map(({ id, role_name }) => ({ value: String(id), label: role_name }));
  const { default_role_id, role_claim } = form.values;
  return (
    <FieldGroup legend={t('Accounts')}>
      <div className={styles.fields}>
        <FormField
          label={t('E-mail domains')}
          required
          error={form.errorOf('allowed_domains')}
          hint={t(
            'At the first sign-in the verified address must be of one of them. Put commas between several.',
          )}
        >
          <TextInput
            {...inputOf(form, 'allowed_domains')}
            name="allowed_domains"
            autoComplete="off"
            placeholder={t('hotel.example')}
          />
        </FormField>
        <FormField
          label={t('Role of new accounts')}
          error={form.errorOf('default_role_id')}
          hint={t('For people who have no account here when they first sign in.')}
        >
          <Select
            value={default_role_id}
            options={[{ value: '', label: t('None: make no accounts') }, ...options]}
            onChange={form.change('default_role_id')}
          />
        </FormField>
        <FormField
          label={t('Claim with roles')}
          error={form.errorOf('role_claim')}
          hint={t(
            "Optional: what the provider lists a person's groups or roles in, such as groups or realm_access.roles.",
          )}
        >
          <TextInput {...inputOf(form, 'role_claim')} name="role_claim" autoComplete="off" maxLength={100} />
        </FormField>
      </div>
      {role_claim.trim() === '' ? null : <RoleMappingRows form={form} options={options} />}
    </FieldGroup>
  );
}

interface RoleMappingRowsProps {
  form: ProviderFormState;
  options: readonly SelectOption[];
}

/** If several rows match, the first one counts. */
function RoleMappingRows({ form, options }: RoleMappingRowsProps) {
  const rows = form.values.role_mappings;
  const change = form.change('role_mappings');
  const replace = (index: number, part: Partial<RoleMapping>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <div className={styles.rows}>
      {rows.map(({ claim_value, role_id }, index) => (
        <div
          key={index}
          className={styles.row}
          role="group"
          aria-label={t('Value {number}', { number: index + 1 })}
        >
          <FormField label={t('Value')} required error={form.errorOf(`role_mappings[${index}].claim_value`)}>
            <TextInput
              autoComplete="off"
              maxLength={200}
              value={claim_value}
              onChange={(text) => replace(index, { claim_value: text })}
            />
          </FormField>
          <FormField label={t('Role')} required error={form.errorOf(`role_mappings[${index}].role_id`)}>
            <Select
              value={role_id}
              placeholder={t('Choose a role')}
              options={options}
              onChange={(role) => replace(index, { role_id: role })}
            />
          </FormField>
          <Button
            icon={<Icon name="delete" />}
            aria-label={t('Remove value {number}', { number: index + 1 })}
            onClick={() => change(rows.filter((_row, at) => at !== index))}
          >
            {t('Remove')}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        icon={<Icon name="plus" />}
        onClick={() => change([...rows, { claim_value: '', role_id: '' }])}
      >
        {t('Add Value')}
      </Button>
    </div>
  );
}

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
