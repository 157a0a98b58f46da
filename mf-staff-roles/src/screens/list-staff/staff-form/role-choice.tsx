import type { Role } from '@suite/contracts/staff-roles';
import { Checkbox, QueryContent, type ContentQuery } from '@suite/ui';
import { useId } from 'react';
import styles from '../staff-dialogs.module.css';

interface RoleChoiceProps {
  roles: ContentQuery<readonly Role[]>;
  chosen: readonly number[];
  /** Shown below the roles. */
  error: string | undefined;
  onChange: (role_ids: readonly number[]) => void;
}

/** The roles of the hotel to choose from; one with permissions that the reader lacks stays as it is. */
export function RoleChoice({ roles, chosen, error, onChange }: RoleChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.roles} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>Roles</legend>
      <QueryContent query={roles} loadingText="Loading roles...">
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
                {role_description || 'No description provided'}
                {is_grantable ? '' : ' – it permits more than you may pass on.'}
              </p>
            </div>
          ))
        }
      </QueryContent>
      <div aria-live="polite">
        {error ? (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
