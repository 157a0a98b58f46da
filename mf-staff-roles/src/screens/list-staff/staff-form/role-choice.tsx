import type { Role } from '@suite/contracts/staff-roles';
import { translateMessage } from '@suite/i18n';
import { Checkbox, QueryContent, type ContentQuery } from '@suite/ui';
import { useId } from 'react';
import { t } from '../../../languages/catalog.ts';
import styles from '../staff-dialogs.module.css';

interface RoleChoiceProps {
  roles: ContentQuery<readonly Role[]>;
  chosen: readonly number[];
  error: string | undefined;
  onChange: (role_ids: readonly number[]) => void;
}

/** A role with permissions that the user lacks cannot be toggled. */
export function RoleChoice({ roles, chosen, error, onChange }: RoleChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.roles} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('Roles')}</legend>
      <QueryContent query={roles} loadingText={t('Loading roles...')}>
        {(listed) =>
          listed.map(({ id, role_name, role_description, is_grantable }) => (
            <div key={id} className={styles.role}>
              <Checkbox
                checked={chosen.includes(id)}
                disabled={!is_grantable}
                onChange={(checked) =>
                  onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              >
                {role_name}
              </Checkbox>
              <p className={styles.roleText}>
                {role_description || t('No description provided')}
                {is_grantable ? '' : ` ${t('– it permits more than you may pass on.')}`}
              </p>
            </div>
          ))
        }
      </QueryContent>
      <div aria-live="polite">
        {error ? (
          <p id={errorId} className={styles.error}>
            {translateMessage(error)}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
