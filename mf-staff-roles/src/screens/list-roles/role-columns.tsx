import type { Role } from '@suite/contracts/staff-roles';
import { formatDay } from '@suite/i18n/dates';
import { ActionMenu, type ActionMenuItem, type DataColumn } from '@suite/ui';
import { roleLockOf } from '../../domain/role-lock.ts';
import { t } from '../../languages/catalog.ts';
import styles from './list-roles.module.css';

type ShowRole = (kind: 'edit' | 'delete', role: Role) => void;

export function roleColumns(onShow: ShowRole, onView: (role: Role) => void): DataColumn<Role>[] {
  return [
    {
      key: 'name',
      title: t('Role Name'),
      sortBy: 'role_name',
      render: (role) => {
        const lock = roleLockOf(role);
        return (
          <div className={styles.lines}>
            <span className={styles.strong}>
              <bdi>{role.role_name}</bdi>
            </span>
            {lock ? (
              <span className={styles.note}>{t('Locked: {reason}', { reason: lock.note })}</span>
            ) : null}
          </div>
        );
      },
    },
    {
      key: 'description',
      title: t('Description'),
      sortBy: 'role_description',
      minWidth: '12rem',
      wide: true,
      render: ({ role_description }) => (
        <span className={role_description ? styles.text : styles.muted}>
          {role_description || t('No description provided')}
        </span>
      ),
    },
    {
      key: 'permissions',
      title: t('Permissions'),
      sortBy: 'permissions',
      render: ({ permissions }) => permissions.length,
    },
    {
      key: 'created',
      title: t('Created'),
      sortBy: 'created_at',
      render: ({ created_at }) => <span className={styles.date}>{formatDay(created_at)}</span>,
    },
    {
      key: 'actions',
      title: t('Actions'),
      align: 'right',
      pinned: true,
      corner: true,
      render: (role) => (
        <ActionMenu
          label={t('Actions for {name}', { name: role.role_name })}
          items={actionsFor(role, onShow, onView)}
        />
      ),
    },
  ];
}

function actionsFor(role: Role, onShow: ShowRole, onView: (role: Role) => void): ActionMenuItem[] {
  const disabled = roleLockOf(role) !== undefined;
  return [
    { key: 'view', label: t('View Details'), icon: 'view', onSelect: () => onView(role) },
    { key: 'edit', label: t('Edit Role'), icon: 'edit', disabled, onSelect: () => onShow('edit', role) },
    {
      key: 'delete',
      label: t('Delete Role'),
      icon: 'delete',
      danger: true,
      divider: true,
      disabled,
      onSelect: () => onShow('delete', role),
    },
  ];
}
