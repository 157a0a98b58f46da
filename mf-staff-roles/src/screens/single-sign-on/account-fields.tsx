import type { SingleSignOn } from '@suite/contracts/single-sign-on';
import { FieldGroup, FormField, Select, TextInput } from '@suite/ui';
import { t } from '../../languages/catalog.ts';
import type { ProviderFormState } from './connection-fields.tsx';
import { RoleMappingRows } from './role-mapping-rows.tsx';
import styles from './single-sign-on.module.css';

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
            name="allowed_domains"
            autoComplete="off"
            placeholder={t('hotel.example')}
            value={form.values.allowed_domains}
            onChange={form.change('allowed_domains')}
            onBlur={form.leave('allowed_domains')}
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
          <TextInput
            name="role_claim"
            autoComplete="off"
            maxLength={100}
            value={role_claim}
            onChange={form.change('role_claim')}
            onBlur={form.leave('role_claim')}
          />
        </FormField>
      </div>
      {role_claim.trim() === '' ? null : <RoleMappingRows form={form} options={options} />}
    </FieldGroup>
  );
}
