import type { Role } from '@suite/contracts/staff-roles';
import { Banner, Button, Checkbox, Icon, Spinner } from '@suite/ui';
import { useId } from 'react';
import styles from '../staff-dialogs.module.css';

interface RoleChoiceProps {
  roles: {
    data: readonly Role[] | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  chosen: readonly number[];
  /** Shown below the roles. */
  error: string | undefined;
  onChange: (role_ids: readonly number[]) => void;
}

/** The roles of the hotel to choose from; one with permissions that the reader lacks stays as it is. */
export function RoleChoice({ roles, chosen, error, onChange }: RoleChoiceProps) {
  const errorId = useId();
  const { data, isFetching, refetch } = roles;
  return (
    <fieldset className={styles.roles} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>Roles</legend>
      {!data && isFetching ? <Spinner text="Loading roles..." /> : null}
      {!data && !isFetching && roles.error ? (
        <>
          <Banner tone="error">{roles.error.message}</Banner>
          <Button icon={<Icon name="reload" />} onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      ) : null}
      {data?.map(({ id, role_name, role_description, is_grantable }) => (
        <div key={id} className={styles.role}>
          <Checkbox
            checked={chosen.includes(id)}
            disabled={!is_grantable}
            onChange={(checked) => onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          >
            {role_name}
          </Checkbox>
          <p className={styles.roleText}>
            {role_description || 'No description provided'}
            {is_grantable ? '' : ' – it permits more than you may pass on.'}
          </p>
        </div>
      ))}
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
