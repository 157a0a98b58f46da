import { Button, FormField, Icon, Select, TextInput, type SelectOption } from '@suite/ui';
import type { RoleMapping } from '../../domain/single-sign-on-form.ts';
import { t } from '../../languages/catalog.ts';
import type { ProviderFormState } from './connection-fields.tsx';
import styles from './single-sign-on.module.css';

interface RoleMappingRowsProps {
  form: ProviderFormState;
  options: readonly SelectOption[];
}

/** If several rows match, the first one counts. */
export function RoleMappingRows({ form, options }: RoleMappingRowsProps) {
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
