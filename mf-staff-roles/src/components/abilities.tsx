import { menuOfAllUsers, openingsOf } from '@suite/contracts/permissions';
import type { Permission } from '@suite/contracts/staff-roles';
import { translateMessage } from '@suite/i18n';
import { Badge } from '@suite/ui';
import { permissionExplanation, permissionGroupsOf, permissionTitle } from '../domain/describe-permission.ts';
import { t } from '../languages/catalog.ts';
import styles from './abilities.module.css';

interface AbilitiesProps {
  permissions: readonly Permission[];
}

export function Abilities({ permissions }: AbilitiesProps) {
  const { menu, actions } = openingsOf(permissions.map(({ permission_name }) => permission_name));
  return (
    <div className={styles.abilities}>
      <Names title={t('Sees in the menu')} names={[...menuOfAllUsers, ...menu]} />
      {actions.length > 0 ? <Names title={t('May use')} names={actions} /> : null}
      {actions.length === 0 && !permissions.some(({ remote }) => remote) ? (
        <p className={styles.muted}>
          {t('May look at bookings and the dashboard, and change nothing but the own account.')}
        </p>
      ) : null}
      {permissionGroupsOf(permissions).map(({ title, permissions: held }) => (
        <section key={held[0]?.id} aria-label={title}>
          <h4 className={styles.title}>{title}</h4>
          <ul className={styles.list}>
            {held.map((permission) => (
              <li key={permission.id}>
                <strong>{permissionTitle(permission)}</strong>
                <span className={styles.muted}>{` ${permissionExplanation(permission)}`}</span>
                <UnusedBadge permission={permission} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h4 className={styles.title}>{title}</h4>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <Badge>{translateMessage(name)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marks a permission whose remote no longer uses it; it opens nothing, but roles keep it. */
export function UnusedBadge({ permission }: { permission: Pick<Permission, 'remote'> }) {
  if (permission.remote?.is_used ?? true) return null;
  return (
    <>
      {' '}
      <Badge>{t('No longer used')}</Badge>
    </>
  );
}
