import {
  explainPermission,
  groupPermissions,
  menuOfAllUsers,
  openingsOf,
} from '@suite/contracts/permissions';
import { translateMessage } from '@suite/i18n';
import { Badge } from '@suite/ui';
import { permissionTitle } from '../domain/permission-change.ts';
import { t } from '../languages/catalog.ts';
import styles from './abilities.module.css';

interface AbilitiesProps {
  permissions: readonly { permission_name: string }[];
}

/** The menu entries and actions that these permissions open. */
export function Abilities({ permissions }: AbilitiesProps) {
  const { menu, actions } = openingsOf(permissions.map(({ permission_name }) => permission_name));
  return (
    <div className={styles.abilities}>
      <Names title={t('Sees in the menu')} names={[...menuOfAllUsers, ...menu]} />
      {actions.length > 0 ? (
        <Names title={t('May use')} names={actions} />
      ) : (
        <p className={styles.muted}>
          {t('May look at bookings and the dashboard, and change nothing but the own account.')}
        </p>
      )}
      {groupPermissions(permissions).map(({ group, permissions: held }) => (
        <section key={group} aria-label={translateMessage(group)}>
          <h4 className={styles.title}>{translateMessage(group)}</h4>
          <ul className={styles.list}>
            {held.map(({ permission_name }) => {
              const explained = explainPermission(permission_name);
              return (
                <li key={permission_name}>
                  <strong>{permissionTitle({ permission_name })}</strong>
                  {explained ? (
                    <span className={styles.muted}>{` ${translateMessage(explained.allows)}`}</span>
                  ) : null}
                </li>
              );
            })}
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
