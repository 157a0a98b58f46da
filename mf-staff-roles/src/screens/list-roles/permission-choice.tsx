import type { Permission } from '@suite/contracts/staff-roles';
import { translateMessage } from '@suite/i18n';
import { Checkbox, Spinner } from '@suite/ui';
import { useId } from 'react';
import {
  permissionExplanation,
  permissionGroupsOf,
  permissionTitle,
} from '../../domain/describe-permission.ts';
import { UnusedBadge } from '../../components/unused-badge.tsx';
import { t } from '../../languages/catalog.ts';
import styles from './permission-choice.module.css';

interface PermissionChoiceProps {
  permissions: readonly Permission[] | undefined;
  chosen: readonly number[];
  error: string | undefined;
  onToggle: (id: number) => void;
}

export function PermissionChoice({ permissions, chosen, error, onToggle }: PermissionChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.permissions} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('Permissions')}</legend>
      {permissions ? null : <Spinner text={t('Loading permissions...')} />}
      <div className={styles.groups}>
        {permissionGroupsOf(permissions ?? []).map(({ title, permissions: some }) => (
          <fieldset key={some[0]?.id} className={styles.group}>
            <legend className={styles.title}>{title}</legend>
            {some.map((permission) => (
              <div key={permission.id}>
                <Checkbox checked={chosen.includes(permission.id)} onChange={() => onToggle(permission.id)}>
                  {permissionTitle(permission)}
                </Checkbox>
                <p className={styles.text}>
                  {permissionExplanation(permission)}
                  <UnusedBadge permission={permission} />
                </p>
              </div>
            ))}
          </fieldset>
        ))}
      </div>
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
